export type FaqItem = { category: string; question: string; answer: string };

export const faqIntro = {
  title: 'What people ask before they start',
  text: 'Something else? Bring it to the call.',
  booking: 'Schedule consultation',
};

export const faq: FaqItem[] = [
  {
    category: 'Implementation',
    question: 'How long until the first agent works for us?',
    answer:
      'Its first workflow is live on your own data within 7 days. The first agent is in daily use after 2-3 weeks, a full roll-out with several agents takes 4-6 weeks. From your side it needs one person who knows the process, two hours a week.',
  },
  {
    category: 'Security',
    question: 'Who can see our data?',
    answer:
      'Only the systems you connect and the people you name. Everything is encrypted, and every step is logged with time, input and result. SOC 2 covers our platform and our people: access, changes, backups, incidents. It does not cover the tools that you connect.',
  },
  {
    category: 'Customization',
    question: 'Do we have to change how we work?',
    answer:
      'No. We watch how the work is done today and build the agent around it: your wording, your approval steps, your exceptions. No code on your side. What an agent may decide alone and what it must ask for is a list that you write and can change any day.',
  },
  {
    category: 'Support',
    question: 'What happens when an agent gets something wrong?',
    answer:
      'It stops and asks when it is not sure, and a person on your side decides. If a mistake does get through, you reach the engineer who built the agent, not a ticket queue. We fix the cause and add the case to its tests, so that it happens once.',
  },
  {
    category: 'Integration',
    question: 'Does it work with the tools we already have?',
    answer:
      'Very likely. More than 100 tools connect on day one, among them the common mail, CRM, support and accounting systems. Anything else with an API, a mailbox or a spreadsheet can be connected during the first two weeks at no extra charge.',
  },
  {
    category: 'Privacy',
    question: 'Is our data used to train models?',
    answer:
      'No. Your data is used to do your work and nothing else. Models run under agreements that exclude training, in the region you choose, and you can have everything deleted at any time, with a written confirmation.',
  },
];
