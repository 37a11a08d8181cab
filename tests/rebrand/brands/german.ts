/** A German agency: German at /, English at /en, nine questions, one product, no film and no deck. */
import { parts } from '#content/parts.ts';
import {
  type Brand,
  type Edit,
  identity,
  inJson,
  onlyParts,
  reworded,
  without,
  withoutEntries,
  withoutPoints,
  withoutPortraits,
} from '../brand.ts';

const LEFT_OUT = ['website', 'role', 'phone'];
const GONE = ['socialOs', 'film', 'deck', 'chat'];

const inBoth = (file: string, edit: Edit['edit']): Edit[] =>
  ['de', 'en'].map((language) => ({ file: `content/${language}/${file}.json`, edit }));
const prefix = (value: string) =>
  inJson<{ prefix: string }>((words) => Object.assign(words, { prefix: value }));

const germanFirst: readonly Edit[] = [
  {
    file: 'content/languages.ts',
    edit: (text) => text.replace(/^( {2}\{ code: 'en'.*\n)( {2}\{ code: 'de'.*\n)/m, '$2$1'),
  },
  {
    file: 'package.json',
    edit: reworded({
      '"de": "./content/de/*"': '"en": "./content/en/*"',
      '"default": "./content/en/*"': '"default": "./content/de/*"',
    }),
  },
  { file: 'content/de/language.json', edit: prefix('') },
  { file: 'content/en/language.json', edit: prefix('/en') },
];

const nineQuestions: readonly Edit[] = [
  withoutPoints(LEFT_OUT),
  { file: 'domain/quiz/questions.ts', edit: withoutEntries(LEFT_OUT) },
  ...inBoth('quiz/questions', without('questions', LEFT_OUT)),
  ...inBoth('page-heads', (text) =>
    inJson<{ titles: { quiz: string }; descriptions: { quiz: string } }>(({ titles, descriptions }) => {
      titles.quiz = titles.quiz.replace('12', '9');
      descriptions.quiz = descriptions.quiz.replace('12', '9');
    })(text),
  ),
];

export const german: Brand = {
  name: 'german',
  paths: ['/b2b-sales-automation', '/en', '/en/b2b-sales-automation', '/en/quiz'],
  edits: [
    ...identity('Kranich Automation', 'kranich-automation.de'),
    withoutPortraits,
    ...germanFirst,
    ...nineQuestions,
    onlyParts(parts.filter((part) => !GONE.includes(part))),
  ],
};
