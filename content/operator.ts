/** The company behind the site, for imprint, privacy page, About and mails. */
import words from '#words/legal.json' with { type: 'json' };
import { site } from './site.ts';

type Operator = Readonly<{
  sample: boolean;
  name: string;
  /** The last line, the country, is a text: `country` in legal.json. */
  address: readonly string[];
  director: string;
  /** Commercial register and number. If empty, the imprint does not show it. */
  register: string;
  /** If empty, the imprint does not show it. */
  vatId: string;
  /** Representative in the EU, for a company outside it. If empty, the privacy page does not show it. */
  euRepresentative: string;
  /** More parts of the imprint by language, such as host, capital or publication director. */
  further: Readonly<Partial<Record<string, readonly { title: string; text: string }[]>>>;
}>;

/** Legal operator of the site. Newsletter mails also show the postal address. */
export const operator: Operator = {
  sample: true,
  name: `${site.name} Ltd`,
  address: ['12 Weir Lane', 'Bristol BS1\u00a04QA'],
  director: 'Robin\u00a0Ashdown',
  register: '',
  vatId: '',
  euRepresentative: '',
  further: {},
};

/** The person who signs mail to visitors and gets their replies. The From address is the setting MAIL_FROM. */
export const mailSender = {
  sample: true,
  name: 'Robin Ashdown',
  email: `robin@${site.email.split('@')[1]}`,
};

export const addressLines = ({ country } = words): string[] => [operator.name, ...operator.address, country];
