import { fill } from '#content/message.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import type { Submission } from '#server/store/schema.ts';
import type { ServerWords } from '#server/texts.ts';

/** Only letters, in at most three words: nobody can put a link or a sentence into our mail (decision 014). */
const NAME_PATTERN = /^\p{L}[\p{L}\p{M}'’-]*(?: (?:\p{L}\.|\p{L}[\p{L}\p{M}'’-]*)){0,2}$/u;
/** In Latin letters or without any: letters of other scripts look like the dots and slashes of a link. */
const ONE_SCRIPT = /^(?:[\p{Script=Latin}\p{Script=Inherited} .'’-]+|\P{Script=Latin}+)$/u;
const MAX_NAME_LENGTH = 40;

export function greetingFor(
  submission: Pick<Submission, 'first_name' | 'last_name'>,
  { mails: { greeting } }: ServerWords,
): string {
  const name = nameOf(submission).trim().replaceAll(/\s+/g, ' ');
  const isName = name.length <= MAX_NAME_LENGTH && NAME_PATTERN.test(name) && ONE_SCRIPT.test(name);
  const shownName = greeting.fullName ? name : (name.split(' ')[0] ?? '');
  return isName ? fill(greeting.named, { name: shownName }) : greeting.plain;
}
