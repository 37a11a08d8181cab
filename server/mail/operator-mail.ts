/** Tells the operator about a lead. The only mail that holds what a visitor typed; it goes to the operator alone. */
import { operatorMail } from '#content/mails.ts';
import { quizFacts } from '#server/leads/quiz-report.ts';
import type { Lead } from '#server/store/schema.ts';
import type { MailParts } from './render-mail.ts';

export function operatorParts(lead: Lead): MailParts & Readonly<{ subject: string }> {
  const { fields, kinds, label, paragraph, reason } = operatorMail;
  const name = `${lead.first_name} ${lead.last_name}`.trim();
  const who = [name, lead.company].filter(Boolean).join(', ') || lead.email;
  const campaign = Object.entries(JSON.parse(lead.utm) as Record<string, string>)
    .map(([key, value]) => `${key.slice('utm_'.length)}: ${value}`)
    .join(', ');
  const facts: (readonly [string, string])[] = [
    [fields.name, name],
    [fields.email, lead.email],
    [fields.company, lead.company],
    [fields.phone, lead.phone],
    ...quizFacts(lead),
    [fields.page, lead.page],
    [fields.referrer, lead.referrer],
    [fields.campaign, campaign],
    [fields.id, lead.id],
  ];
  return {
    subject: `${kinds[lead.kind]}: ${who}`,
    preview: who,
    label,
    heading: kinds[lead.kind],
    paragraphs: [paragraph],
    facts: facts.filter(([, value]) => value !== ''),
    reason,
  };
}
