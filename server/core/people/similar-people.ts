/** People who may be the same person or a colleague: equal phone number or mail domain. */
import { correctForm } from '#server/store/contact.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import { findPerson } from './find-person.ts';
import { findPeopleKeys } from './people-query.ts';

/** Public mail providers, whose domain does not identify a company. */
const PUBLIC_DOMAINS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|aol|gmx|web|t-online|proton|protonmail|mail|posteo|mailbox)\.[a-z.]+$/;
/** Maximum number of people to compare and to show. */
const MAX_COMPARED_PEOPLE = 50;
const MAX_SHOWN_PEOPLE = 4;
/** Number of last digits to compare, without country and area codes. */
const COMPARED_DIGITS = 8;

export type SimilarPerson = Readonly<{ id: string; name: string; email: string; by: 'phone' | 'domain' }>;

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Undefined if there is no such person. */
export async function findSimilarPeople(store: Store, id: string): Promise<SimilarPerson[] | undefined> {
  const person = await findPerson(store.db, id);
  if (person === undefined) return undefined;
  const personSubmissions = await store.db
    .selectFrom('submissions')
    .innerJoin('people', 'people.email_key', 'submissions.person')
    .select(['submissions.phone', 'people.phone as corrected'])
    .where('person', '=', person)
    .execute();
  const phones = [
    ...new Set(personSubmissions.map(({ phone, corrected }) => digitsOf(corrected || phone))),
  ].filter(({ length }) => length >= COMPARED_DIGITS);
  const domain = person.split('@')[1] ?? '';
  const similarByKey = new Map<string, SimilarPerson>();
  const addMatches = async (
    search: string,
    by: SimilarPerson['by'],
    isSame: (row: ComparedSubmission) => boolean,
  ) => {
    const query = { filter: { search }, sort: 'newest', after: null, limit: MAX_COMPARED_PEOPLE } as const;
    const keys = await findPeopleKeys(store, query);
    if (keys.length === 0) return;
    const rows = await store.db
      .selectFrom('submissions')
      .select(['id', 'person', 'email', 'phone', 'first_name', 'last_name'])
      .where('person', 'in', keys)
      .orderBy('created_at', 'desc')
      .execute();
    const people = await store.db
      .selectFrom('people')
      .select(['email_key', 'name', 'email', 'phone'])
      .where('email_key', 'in', keys)
      .execute();
    const correctionsByKey = new Map(people.map((corrections) => [corrections.email_key, corrections]));
    for (const row of rows.map((form) => correctForm(form, correctionsByKey.get(form.person))))
      if (row.person !== person && !similarByKey.has(row.person) && isSame(row))
        similarByKey.set(row.person, { id: row.id, name: nameOf(row), email: row.email, by });
  };
  for (const phone of phones)
    await addMatches(phone, 'phone', (row) => digitsOf(row.phone).endsWith(phone.slice(-COMPARED_DIGITS)));
  if (domain && !PUBLIC_DOMAINS.test(domain))
    await addMatches(domain, 'domain', (row) => row.person.endsWith(`@${domain}`));
  return [...similarByKey.values()].slice(0, MAX_SHOWN_PEOPLE);
}

type ComparedSubmission = Readonly<{ person: string; phone: string }>;
