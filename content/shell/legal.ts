/**
 * Privacy policy and imprint. They describe how this software stores, sends and erases data. Add your company, your
 * retention time and your other services. This is not legal advice.
 */
import words from '#words/legal.json' with { type: 'json' };
import { formatDate } from '../formats.ts';
import { fill } from '../message.ts';
import { site } from '../site.ts';

type Operator = Readonly<{
  sample: boolean;
  name: string;
  address: readonly string[];
  representedBy: string;
  /** Commercial register and number. If empty, the imprint does not show it. */
  register: string;
  /** If empty, the imprint does not show it. */
  vatId: string;
}>;

/** Legal operator of the site. Newsletter mails also show the postal address. */
export const operator: Operator = {
  sample: true,
  name: `${site.name} Ltd`,
  address: ['12 Weir Lane', 'Bristol BS1\u00a04QA', words.country],
  representedBy: fill(words.director, { name: 'Robin\u00a0Ashdown' }),
  register: '',
  vatId: '',
};

export const postalAddress = [operator.name, ...operator.address].join(', ');

type LegalSection = Readonly<{
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}>;
export type LegalPage = Readonly<{
  title: string;
  lead: string;
  /** Date of the last change to the text. */
  changed: string;
  contents: string;
  sections: readonly LegalSection[];
}>;

/** Date of the last change to the legal text. */
const LAST_CHANGE = new Date('2026-11-18');

const { title, lead, company, contact, register, content, ...lines } = fill(words.imprint, {
  email: site.email,
  phone: site.phone,
  director: operator.representedBy,
});
const sharedFields = {
  changed: fill(words.changed, { date: formatDate(LAST_CHANGE, { dateStyle: 'long', timeZone: 'UTC' }) }),
  contents: words.contents,
};

export const privacy: LegalPage = {
  ...fill(words.privacy, { address: postalAddress, email: site.email }),
  ...sharedFields,
};

const registration = [
  operator.register && fill(lines.registerNumber, { number: operator.register }),
  operator.vatId && fill(lines.vatNumber, { number: operator.vatId }),
].filter(Boolean);

export const imprint: LegalPage = {
  title,
  lead,
  ...sharedFields,
  sections: [
    { id: 'company', title: company, paragraphs: [postalAddress, lines.representedBy] },
    { id: 'contact', title: contact, paragraphs: [lines.email, lines.phone] },
    ...(registration.length > 0 ? [{ id: 'register', title: register, paragraphs: registration }] : []),
    { id: 'content', title: content, paragraphs: [lines.contentBy] },
  ],
};
