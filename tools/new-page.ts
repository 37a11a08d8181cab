/**
 * `npm run new:page pricing`: writes the component and one text file per language, and declares the page. With
 * `--product`, the header links to it too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ProductCopy } from '#app/sections/product/product.tsx';
import { PUBLISHED_LANGUAGES, SOURCE_LANGUAGE } from '#content/languages.ts';

const USAGE = 'Usage: npm run new:page <name> [-- --product]. The name is the path, such as pricing.';
const { values, positionals } = parseArgs({
  options: { product: { type: 'boolean' } },
  allowPositionals: true,
});
const [name = ''] = positionals;
if (!/^[a-z][a-z\d-]*$/.test(name)) fail(USAGE);

const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const label = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const component = `app/pages/${name}.tsx`;
if (existsSync(component)) fail(`${component} exists already.`);

const page: ProductCopy = {
  kicker: label,
  title: `${label}: say what it does.`,
  lead: 'One or two sentences: who it is for, and what is different afterwards.',
  book: 'Book a call',
  terms: '30 minutes. No commitment.',
  jobs: {
    title: 'What it takes over',
    points: [
      { title: 'First task', text: 'What happens without anyone touching it.' },
      { title: 'Second task', text: 'What people check before it leaves.' },
    ],
  },
  steps: {
    title: 'How it goes',
    list: [
      { title: 'The call', when: 'Today', text: 'You show the work, we say what an agent can do.' },
      { title: 'The first version', when: 'Next', text: 'It runs on your own data.' },
    ],
  },
  figures: {
    title: 'What changes',
    basis: 'Say how and where the figures were measured.',
    list: [
      { value: '1', label: 'first figure' },
      { value: '2', label: 'second figure' },
    ],
  },
  closing: {
    title: 'Talk to us.',
    lead: 'Bring one real case to the call.',
    book: 'Book a call',
    quiz: 'Take the quiz',
    terms: ['No commitment'],
  },
};

writeFileSync(
  component,
  `import { Product } from '#app/sections/product/product.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { PATHS } from '#domain/paths.ts';
import words from '#words/${name}.json' with { type: 'json' };

export function Page() {
  return (
    <SiteFrame path={PATHS.${key}}>
      <Product {...words.page} />
    </SiteFrame>
  );
}
`,
);
const kind = values.product ? 'product' : 'company';
const declarations = readFileSync('domain/pages.ts', 'utf8');
const end = '} as const satisfies';
writeFileSync(
  'domain/pages.ts',
  declarations.replace(end, `  ${key}: { path: '/${name}', kind: '${kind}' },\n${end}`),
);
const texts = {
  head: {
    title: `${label}: what it does`,
    description: page.lead,
    card: { kicker: label, headline: page.title },
  },
  link: { footer: label },
  page,
};
const codes = new Set([SOURCE_LANGUAGE, ...PUBLISHED_LANGUAGES.map(({ code }) => code)]);
for (const code of codes)
  writeFileSync(`content/${code}/${name}.json`, `${JSON.stringify(texts, null, 2)}\n`);
console.log(`Wrote ${component} and content/{${[...codes].join(',')}}/${name}.json, and a line in domain/pages.ts.
Write the texts. The build lists what is not translated.`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
