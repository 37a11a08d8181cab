/** The smallest site: hero, services and contact, without any other copy. */
import {
  type Brand,
  type Edit,
  identity,
  inJson,
  onlyEnglish,
  onlyParts,
  withoutPortraits,
} from '../brand.ts';

type Words = { [name: string]: Words };

/** Deletes fields by their path. */
const drop = (file: string, places: readonly string[]): Edit => ({
  file: `content/en/${file}.json`,
  edit: inJson<Words>((words) => {
    for (const place of places) {
      const path = place.split('.');
      const last = path.pop() ?? '';
      const parent = path.reduce<Words | undefined>((at, key) => at?.[key], words);
      if (!parent || !(last in parent)) throw new Error(`${file}.json has no ${place}`);
      delete parent[last];
    }
  }),
});

const PRODUCTS = ['socialOs', 'b2bSales'];
const COMPANY = ['about', 'security'];
const inEach = (groups: readonly string[], names: readonly string[] = PRODUCTS) =>
  groups.flatMap((group) => names.map((name) => `${group}.${name}`));

export const smallest: Brand = {
  name: 'smallest',
  paths: [],
  edits: [
    onlyEnglish,
    ...identity('Kestrel', 'kestrel-agents.net'),
    withoutPortraits,
    onlyParts(['services', 'contact']),
    drop('navigation', [
      ...inEach(['header', 'products']),
      ...['process', 'industries', 'useCases', 'successStories', 'integrations', 'faq'].map(
        (key) => `header.${key}`,
      ),
      ...['process', 'successStories', 'integrations', 'questions', 'caseStudies', ...COMPANY].map(
        (key) => `footer.${key}`,
      ),
    ]),
    drop('page-heads', inEach(['titles', 'descriptions', 'cards'], [...PRODUCTS, ...COMPANY])),
    drop('labels', ['labels.chat', 'labels.chatInNewTab']),
    drop('site', ['chatText']),
    drop('landing/contact', ['contact.rating']),
    drop('landing/hero', ['hero.watch', 'hero.film', 'customers']),
    drop('landing/services', ['socialOs']),
  ],
};
