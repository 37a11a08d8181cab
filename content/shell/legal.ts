/**
 * Privacy policy and imprint. They describe how this software stores, sends and erases data. Add your company and your
 * other services. This is not legal advice.
 */
import bookingWords from '#words/booking.json' with { type: 'json' };
import words from '#words/legal.json' with { type: 'json' };
import { booking } from '../booking.ts';
import { formatDate } from '../formats.ts';
import { hasPart } from '../has-part.ts';
import { language } from '../languages.ts';
import { fill } from '../message.ts';
import { addressLines, operator } from '../operator.ts';

export const postalAddress = addressLines().join(', ');

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
const LAST_CHANGE = new Date('2026-11-19');

const { title, lead, company, contact, register, content, ...lines } = fill(words.imprint, {
  director: fill(words.director, { name: operator.director }),
});
const sharedFields = {
  changed: fill(words.changed, { date: formatDate(LAST_CHANGE, { dateStyle: 'long', timeZone: 'UTC' }) }),
  contents: words.contents,
};

const { reports, carries } = bookingWords.bookingPrivacy;
const bookingFacts = {
  bookingReports: booking.reportsFromPage
    ? reports.page
    : booking.webhookPath
      ? reports.webhook
      : reports.none,
  bookingCarries: booking.fields.notes ? carries.all : carries.campaign,
};

/** What the privacy page says about this installation: `RETENTION_DAYS` and `INSIGHT`. */
type PrivacySettings = { retentionDays: number; countsVisits: boolean };

export function privacyPage({ retentionDays, countsVisits }: PrivacySettings): LegalPage {
  const { kept, euRepresentative, contactForm, sections, ...heads } = words.privacy;
  const copy = fill(sections as readonly LegalSection[], {
    address: [
      postalAddress,
      operator.euRepresentative && fill(euRepresentative, { name: operator.euRepresentative }),
    ]
      .filter(Boolean)
      .join('. '),
    ...bookingFacts,
    kept: retentionDays > 0 ? fill(kept.days, { days: retentionDays }) : kept.open,
  });
  const isShown: Readonly<Record<string, boolean>> = { counting: countsVisits, chat: hasPart('chat') };
  return {
    ...heads,
    ...sharedFields,
    sections: copy
      .filter(({ id }) => isShown[id] ?? true)
      .map((section) =>
        section.id === 'forms' && hasPart('contact-form')
          ? { ...section, points: [contactForm, ...(section.points ?? [])] }
          : section,
      ),
  };
}

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
    ...(operator.further[language.code] ?? []).map(({ title, text }, i) => ({
      id: `further-${i + 1}`,
      title,
      paragraphs: [text],
    })),
  ],
};
