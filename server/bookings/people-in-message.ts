/** Finds the people in a message: organizer, guests, and addresses typed into fields. */
import { emailKeyOf } from '#domain/email.ts';
import type { Db } from '#server/store/schema.ts';
import { yieldToIo } from '#server/store/yield-to-io.ts';

/** Characters that end a mail address in text or in a link. */
const BORDERS = /[\s<>()[\]",;:\\|]+/;
const LINK_BORDERS = /[\s<>()[\]",;:\\|/?&=#]+/;
/** The lookbehind avoids quadratic time: a run is tried only from its start. */
const QUOTES = /^['`.]+|(?<!['`.])['`.]+$/g;

export const sameForm = (person: string): string => person.normalize('NFC');

/** Everybody in the message, normalized by `sameForm`. */
export function peopleIn(body: string): Set<string> {
  const people = new Set<string>();
  if (!body.includes('@') && !body.includes('%40')) return people;
  const add = (words: readonly string[]) => {
    for (const word of words)
      if (word.includes('@')) people.add(sameForm(emailKeyOf(word.replace(QUOTES, ''))));
  };
  for (const text of textsOf(JSON.parse(body))) {
    add(text.split(BORDERS));
    if (/%40|:\/\//.test(text)) add(decoded(text).split(LINK_BORDERS));
  }
  return people;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll('%40', '@');
  }
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    yield name;
    yield* textsOf(each);
  }
}

/** Called for many messages: skip those that do not contain the local part of the address. */
export function mentionsPerson(body: string, person: string): boolean {
  const normalizedPerson = sameForm(person);
  const [local = ''] = normalizedPerson.split('@');
  return (
    (body.includes('%') || sameForm(body.toLowerCase()).includes(local)) &&
    peopleIn(body).has(normalizedPerson)
  );
}

/** Rows per query: each may be many kilobytes and is searched as a whole. */
const PAGE = 100;

/** Every message with a body. */
export async function* keptMessages(db: Db) {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('booking_messages')
      .selectAll()
      .where('key', '>', after)
      .where('body', '!=', '')
      .orderBy('key')
      .limit(PAGE)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.key;
    await yieldToIo();
  }
}
