/** People who may be the same person or a colleague: equal phone number or mail domain. */
import { readContacts } from '#server/store/contact.ts';
import type { Store } from '#server/store/open-store.ts';
import { findPerson } from './find-person.ts';
import { findPeopleKeys } from './people-query.ts';

/** Public mail providers, whose domain does not identify a company. */
const PUBLIC_DOMAINS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|aol|gmx|web|t-online|proton|protonmail|mail|posteo|mailbox)\.[a-z.]+$/;
const MAX_COMPARED_PEOPLE = 50;
const MAX_SHOWN_PEOPLE = 4;
/** Number of last digits to compare, without country and area codes. */
const COMPARED_DIGITS = 8;

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-COMPARED_DIGITS);

/** Undefined if there is no such person. */
export async function findSimilarPeople(store: Store, id: string) {
  const person = await findPerson(store.db, id);
  if (person === undefined) return undefined;
  const phones = (await readContacts(store.db, [person])).get(person)?.phones ?? [];
  const domain = person.split('@')[1] ?? '';
  const numbers = new Set(phones.filter((phone) => lastDigits(phone).length === COMPARED_DIGITS));
  const searches = [...numbers, ...(domain && !PUBLIC_DOMAINS.test(domain) ? [domain] : [])];
  const seen = new Set([person]);
  const similar = [];
  for (const search of searches) {
    const by = search === domain ? 'domain' : 'phone';
    const query = { filter: { search }, sort: 'newest', after: null, limit: MAX_COMPARED_PEOPLE } as const;
    const keys = await findPeopleKeys(store, query);
    for (const [key, { submissionIds, phones, name, email }] of await readContacts(store.db, keys)) {
      const [id] = submissionIds;
      const isSame =
        by === 'domain'
          ? key.endsWith(`@${domain}`)
          : phones.some((phone) => lastDigits(phone) === lastDigits(search));
      if (!id || !isSame || seen.has(key)) continue;
      seen.add(key);
      similar.push({ id, name, email, by });
    }
  }
  return similar.slice(0, MAX_SHOWN_PEOPLE);
}
