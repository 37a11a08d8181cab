/** Finds the people in a message: organizer, guests, and addresses typed into fields. */

import { setImmediate as yieldToIo } from 'node:timers/promises';
import { emailKeyOf } from '#domain/email.ts';
import type { Db } from '#server/store/schema.ts';

/** Characters that end a mail address in text or in a link. */
const ADDRESS_BORDERS = /[\s<>()[\]",;:\\|]+/;
const LINK_BORDERS = /[\s<>()[\]",;:\\|/?&=#]+/;
/** The lookbehind avoids quadratic time: a run is tried only from its start. */
const SURROUNDING_QUOTES = /^['`.]+|(?<!['`.])['`.]+$/g;

export const normalizePerson = (person: string): string => person.normalize('NFC');

/** Everybody in the message, normalized by `normalizePerson`. */
export function findPeople(body: string): Set<string> {
  const people = new Set<string>();
  if (!body.includes('@') && !body.includes('%40')) return people;
  const add = (words: readonly string[]) => {
    for (const word of words)
      if (word.includes('@')) people.add(normalizePerson(emailKeyOf(word.replace(SURROUNDING_QUOTES, ''))));
  };
  for (const text of readTexts(JSON.parse(body))) {
    add(text.split(ADDRESS_BORDERS));
    if (/%40|:\/\//.test(text)) add(decodeText(text).split(LINK_BORDERS));
  }
  return people;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll('%40', '@');
  }
}

function* readTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield name;
    yield* readTexts(part);
  }
}

/** Called for many messages: skip those that do not contain the local part of the address. */
export function mentionsPerson(body: string, person: string): boolean {
  const normalizedPerson = normalizePerson(person);
  const [local = ''] = normalizedPerson.split('@');
  return (
    (body.includes('%') || normalizePerson(body.toLowerCase()).includes(local)) &&
    findPeople(body).has(normalizedPerson)
  );
}

/** Rows per query: each may be many kilobytes and is searched as a whole. */
const PAGE_SIZE = 100;

/** Every message with a body. */
export async function* readStoredMessages(db: Db) {
  for (let lastKey = ''; ; ) {
    const page = await db
      .selectFrom('booking_messages')
      .selectAll()
      .where('key', '>', lastKey)
      .where('body', '!=', '')
      .orderBy('key')
      .limit(PAGE_SIZE)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    lastKey = last.key;
    await yieldToIo();
  }
}
