/** A German agency: German at /, English at /en, nine questions, one product, no film and no deck. */
import { parts } from '#content/parts.ts';
import {
  type Brand,
  type Edit,
  editJson,
  identityEdits,
  keepOnlyParts,
  removeCodeEntries,
  removeJsonEntries,
  removePoints,
  removePortraits,
  reword,
} from '../brand.ts';

const REMOVED_QUESTIONS = ['website', 'role', 'phone'];
const REMOVED_PARTS = ['socialOs', 'film', 'deck', 'chat'];

const editInBothLanguages = (file: string, edit: Edit['edit']): Edit[] =>
  ['de', 'en'].map((language) => ({ file: `content/${language}/${file}.json`, edit }));
const setPrefix = (value: string) =>
  editJson<{ prefix: string }>((words) => Object.assign(words, { prefix: value }));

const germanFirst: readonly Edit[] = [
  {
    file: 'content/languages.ts',
    edit: (text) => text.replace(/^( {2}\{ code: 'en'.*\n)( {2}\{ code: 'de'.*\n)/m, '$2$1'),
  },
  {
    file: 'package.json',
    edit: reword({
      '"de": "./content/de/*"': '"en": "./content/en/*"',
      '"default": "./content/en/*"': '"default": "./content/de/*"',
    }),
  },
  { file: 'content/de/language.json', edit: setPrefix('') },
  { file: 'content/en/language.json', edit: setPrefix('/en') },
];

const nineQuestions: readonly Edit[] = [
  removePoints(REMOVED_QUESTIONS),
  { file: 'domain/quiz/questions.ts', edit: removeCodeEntries(REMOVED_QUESTIONS) },
  ...editInBothLanguages('quiz/questions', removeJsonEntries('questions', REMOVED_QUESTIONS)),
  ...editInBothLanguages('page-heads', (text) =>
    editJson<{ titles: { quiz: string }; descriptions: { quiz: string } }>(({ titles, descriptions }) => {
      titles.quiz = titles.quiz.replace('12', '9');
      descriptions.quiz = descriptions.quiz.replace('12', '9');
    })(text),
  ),
];

export const german: Brand = {
  name: 'german',
  paths: ['/b2b-sales-automation', '/en', '/en/b2b-sales-automation', '/en/quiz'],
  edits: [
    ...identityEdits('Kranich Automation', 'kranich-automation.de'),
    removePortraits,
    ...germanFirst,
    ...nineQuestions,
    keepOnlyParts(parts.filter((part) => !REMOVED_PARTS.includes(part))),
  ],
};
