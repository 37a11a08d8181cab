/** Runs inside a copy: makes every string and list as long as its schema allows. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { shownLength } from '#content/checks/text-rule.ts';
import { schemas } from '#content/schemas/all.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Rule = {
  type: string;
  entries?: Readonly<Record<string, Rule>>;
  wrapped?: Rule;
  item?: Rule;
  requirement?: number;
  metadata?: { maxLength?: number };
  pipe?: readonly Rule[];
};

/** Ordinary words, long ones among them. */
const WORDS =
  'and every document that the responsible department requires is checked, categorised and answered without intercommunication delays or reconciliation work by hand'.split(
    ' ',
  );

const LONG_WORD = 12;

/** Keys that code reads, and numbers that add up to a figure elsewhere. */
const KEPT = /^(?:\$schema|id|code|prefix|value|mark|open|close|zero|one|two|few|many|other)$/;
const FILES_KEPT = new Set(['language', 'numbers', 'landing/integrations', 'quiz/agents']);

function lengthened(text: string, max: number): string {
  // Figures, times and amounts stay as they are.
  if (!/\p{L}{3}/u.test(text)) return text;
  const end = /[?.!…]+$/.exec(text)?.[0] ?? '';
  let longer = text.slice(0, text.length - end.length);
  for (let i = 0; ; i++) {
    const next = `${longer} ${WORDS[i % WORDS.length]}`;
    if (shownLength(next + end) > max) break;
    longer = next;
  }
  // A letter of about average width. No word gets longer than most long words.
  const last = longer.split(' ').at(-1) ?? '';
  const room = Math.min(4, max - shownLength(longer + end), LONG_WORD - last.length);
  return longer + 'n'.repeat(Math.max(0, room)) + end;
}

/** Texts that differ from entry to entry. */
const UNIQUE = /^(?:id|title|company|industry|question|answer|quote|longQuote|description|label|name|text)$/;

/** The letter makes a repeated entry unique. */
const repeated = (entry: Json, letter: string): Json =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) =>
          typeof value === 'string' && UNIQUE.test(key)
            ? [key, (value.startsWith(letter) ? '2' : letter) + value.slice(1)]
            : [key, value],
        ),
      )
    : typeof entry === 'string'
      ? letter + entry.slice(1)
      : entry;

/** A rule and its actions, including those of nested pipes. */
const actionsOf = (rule: Rule): readonly Rule[] =>
  rule.pipe?.flatMap((part) => (part.pipe ? actionsOf(part) : part)) ?? [rule];

function fill(rule: Rule, value: Json, key: string): Json {
  const { wrapped, entries, item } = rule;
  const pipe = actionsOf(rule);
  if (wrapped) return fill(wrapped, value, key);
  if (typeof value === 'string') {
    const max = pipe.find(({ metadata }) => metadata?.maxLength)?.metadata?.maxLength;
    return max === undefined || KEPT.test(key) ? value : lengthened(value, max);
  }
  if (Array.isArray(value)) {
    const most = pipe.find(({ type }) => type === 'max_length')?.requirement ?? value.length;
    const all = Array.from({ length: Math.max(most, value.length) }, (_, i) =>
      i < value.length ? value[i]! : repeated(value[i % value.length]!, String.fromCharCode(65 + (i % 26))),
    );
    return item ? all.map((entry) => fill(item, entry, key)) : all;
  }
  if (typeof value !== 'object' || value === null || !entries) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const inside = entries[name];
      return [name, inside ? fill(inside, inner, name) : inner];
    }),
  );
}

// The tagline fills placeholders in other strings, so a second process measures those with the long tagline.
const [only] = process.argv.slice(2);
if (!only)
  for (const turn of ['site', 'others']) execFileSync(process.execPath, [process.argv[1] ?? '', turn]);
else
  for (const [name, schema] of Object.entries(schemas)) {
    if (FILES_KEPT.has(name) || (name === 'site') !== (only === 'site')) continue;
    const path = `content/en/${name}.json`;
    const words: Json = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, `${JSON.stringify(fill(schema as unknown as Rule, words, ''), null, 2)}\n`);
  }
