/** The smallest site: hero, services and contact, without any other copy. */
import {
  type Brand,
  type Edit,
  editJson,
  identityEdits,
  keepOnlyEnglish,
  keepOnlyParts,
  removePortraits,
} from '../brand.ts';

type Words = { [name: string]: Words };

/** Removes fields of a JSON file by their path, such as `header.faq`. */
const removeFields = (file: string, fieldPaths: readonly string[]): Edit => ({
  file: `content/en/${file}.json`,
  edit: editJson<Words>((words) => {
    for (const fieldPath of fieldPaths) {
      const keys = fieldPath.split('.');
      const lastKey = keys.pop() ?? '';
      const parent = keys.reduce<Words | undefined>((object, key) => object?.[key], words);
      if (!parent || !(lastKey in parent)) throw new Error(`${file}.json has no ${fieldPath}`);
      delete parent[lastKey];
    }
  }),
});

const PRODUCTS = ['socialOs', 'b2bSales'];
const COMPANY = ['about', 'security'];
const pathsInGroups = (groups: readonly string[], names: readonly string[] = PRODUCTS) =>
  groups.flatMap((group) => names.map((name) => `${group}.${name}`));

export const smallest: Brand = {
  name: 'smallest',
  paths: [],
  edits: [
    keepOnlyEnglish,
    ...identityEdits('Kestrel', 'kestrel-agents.net'),
    removePortraits,
    keepOnlyParts(['services', 'contact']),
    removeFields('navigation', [
      ...pathsInGroups(['header', 'products']),
      ...['process', 'industries', 'useCases', 'successStories', 'integrations', 'faq'].map(
        (key) => `header.${key}`,
      ),
      ...['process', 'successStories', 'integrations', 'questions', 'caseStudies', ...COMPANY].map(
        (key) => `footer.${key}`,
      ),
    ]),
    removeFields('page-heads', pathsInGroups(['titles', 'descriptions', 'cards'], [...PRODUCTS, ...COMPANY])),
    removeFields('labels', ['labels.chat', 'labels.chatInNewTab']),
    removeFields('site', ['chatText']),
    removeFields('landing/contact', ['contact.rating']),
    removeFields('landing/hero', ['hero.watch', 'hero.film', 'customers']),
    removeFields('landing/services', ['socialOs']),
  ],
};
