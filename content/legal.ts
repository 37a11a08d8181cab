/**
 * The pages that the law asks for. What they say about storing, sending and erasing is what this software does; who you
 * are, how long you keep things and which services you use beside it is for you to fill in. Not legal advice.
 */
import { site } from './site.ts';

type Operator = Readonly<{
  sample: boolean;
  name: string;
  address: readonly string[];
  representedBy: string;
  /** Which register and the number in it. Empty: the imprint leaves it out. */
  register: string;
  /** Empty: the imprint leaves it out. */
  vatId: string;
}>;

/** Who runs the site, as the law wants it named. The postal address also stands in newsletter mails. */
export const operator: Operator = {
  sample: true,
  name: `${site.name} Ltd`,
  address: ['12 Weir Lane', 'Bristol BS1\u00a04QA', 'United Kingdom'],
  representedBy: 'Robin\u00a0Ashdown, Director',
  register: '',
  vatId: '',
};

export const postalAddress = [operator.name, ...operator.address].join(', ');

type Section = Readonly<{
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}>;
export type LegalPage = Readonly<{
  title: string;
  lead: string;
  /** When the text last changed. */
  changed: string;
  contents: string;
  sections: readonly Section[];
}>;

const changed = 'Last changed on 15 November 2026';
const contents = 'On this page';

export const privacy: LegalPage = {
  title: 'Privacy',
  lead: 'What we keep about you, why, for how long, who gets to see it, and how to have it erased.',
  changed,
  contents,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [`${postalAddress}. Write to ${site.email} about anything on this page; a person answers.`],
    },
    {
      id: 'visit',
      title: 'When you only look around',
      paragraphs: [
        'The pages set no cookies, load nothing from other companies and follow nobody. Your browser keeps three things for itself:',
      ],
      points: [
        'whether you chose the light or the dark look, until you clear it;',
        'your answers to the quiz, until you close the tab;',
        'the page and the link that brought you here, until you close the tab.',
      ],
    },
    {
      id: 'log',
      title: 'What the server writes down',
      paragraphs: [
        'For each form that is sent: the time, which form, whether it worked and how long that took. No names, no addresses. Your network address is counted for a short while so that nobody can flood us; it is not written to the log and not kept with what you send.',
      ],
    },
    {
      id: 'forms',
      title: 'When you send us something',
      paragraphs: ['Each form says beside it what happens with your address. We keep:'],
      points: [
        'Deck request: your name, work email, company and, if you give it, phone number. We use them to send you the deck and to write to you about it.',
        'Newsletter: your email address. You are on the list only once you have confirmed it from your inbox, and off it by a link in every issue.',
        'Quiz report, where it is offered: your answers and contact details, only if you press the button that asks for the report. Otherwise the quiz sends nothing.',
        'With each of these: the page that you sent it from, the first page of your visit, the site and campaign that led you here, the language of your browser, the sentence that stood beside the form and the time.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may',
      paragraphs: [
        'The newsletter and the quiz report rest on your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time. The deck and calls rest on your wish to talk about working together (Art. 6(1)(b)). Knowing which page or campaign led to a request, and keeping floods and spam out, rests on our interest in running this site well (Art. 6(1)(f)).',
      ],
    },
    {
      id: 'booking',
      title: 'When you book a call',
      paragraphs: [
        'Calls are booked through Cal.com. Nothing of theirs is loaded until you point at, touch or press a booking button. What you enter there goes to them, and they tell us who booked which time, and when a call is moved or called off. The booking also carries the page, the site and the campaign that your visit began with, so that we know what led to it. If you took the quiz in the same visit, your name, contact details, company, website, role and recommendations are filled in for you, and you see them before you send anything.',
      ],
    },
    {
      id: 'chat',
      title: 'When you chat with us',
      paragraphs: [
        'The chat button is a plain link to WhatsApp. Nothing reaches them before you press it; after that their terms apply.',
      ],
    },
    {
      id: 'receivers',
      title: 'Who else gets to see it',
      paragraphs: [
        'Nobody who is not needed to do what you asked for: the companies that host this server and carry our email, and the tools in which our team follows up on requests. They work for us and may use your details for nothing else. We sell nothing and advertise to nobody with it.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      paragraphs: [
        'Requests and bookings: as long as we are in touch about them, and no longer than needed after that. Newsletter: until you leave. Suspected spam: until somebody has looked at it. Email that could not be delivered to you is not tried again.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        `Write to ${site.email} from the address that it is about. You get a copy of everything stored about you, we correct what is wrong, or we erase you: from the database, from the emails that we wrote, and we tell every tool that got your details from us to do the same. You can object to the use of your details, and complain to the data protection authority where you live.`,
      ],
    },
  ],
};

const registration = [
  operator.register && `Register: ${operator.register}`,
  operator.vatId && `VAT number: ${operator.vatId}`,
].filter(Boolean);

export const imprint: LegalPage = {
  title: 'Imprint',
  lead: 'Who runs this site and how to reach us.',
  changed,
  contents,
  sections: [
    {
      id: 'company',
      title: 'Company',
      paragraphs: [postalAddress, `Represented by ${operator.representedBy}.`],
    },
    { id: 'contact', title: 'Contact', paragraphs: [`Email: ${site.email}`, `Phone: ${site.phone}`] },
    ...(registration.length > 0
      ? [{ id: 'register', title: 'Register and tax', paragraphs: registration }]
      : []),
    {
      id: 'content',
      title: 'Responsible for the content',
      paragraphs: [`${operator.representedBy}, at the address above.`],
    },
  ],
};
