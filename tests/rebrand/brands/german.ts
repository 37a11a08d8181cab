/** A German agency: German at /, English at /en, nine questions, one product, no film and no deck. */
import { parts } from '#content/parts.ts';
import {
  type Brand,
  type Edit,
  identityEdits,
  keepOnlyParts,
  removeCodeEntries,
  removeJsonEntries,
  removePortraits,
} from '../brand.ts';

const REMOVED_QUESTIONS = ['website', 'role', 'phone'];
const REMOVED_PARTS = ['socialOs', 'film', 'deck', 'chat'];

const editInBothLanguages = (file: string, edit: Edit['edit']): Edit[] =>
  ['de', 'en'].map((language) => ({ file: `content/${language}/${file}.json`, edit }));

const germanFirst: readonly Edit[] = [
  {
    file: 'content/languages.ts',
    edit: (text) => text.replace(/^( {2}\{ code: 'en'.*\n)( {2}\{ code: 'de'.*\n)/m, '$2$1'),
  },
];

const nineQuestions: readonly Edit[] = [
  { file: 'domain/quiz/questions.ts', edit: removeCodeEntries(REMOVED_QUESTIONS) },
  ...editInBothLanguages('quiz/questions', removeJsonEntries('questions', REMOVED_QUESTIONS)),
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
