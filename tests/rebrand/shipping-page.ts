/** Adds a product page, as described in docs/make-it-yours.md. */
import type { ProductCopy } from '#content/product-copy.ts';
import { type Edit, editJson } from './brand.ts';

export const SHIPPING_PATH = '/shipping';

const PAGE_SOURCE = `import { Product } from '#app/sections/product/product.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { PATHS } from '#domain/paths.ts';
import words from '#words/shipping.json' with { type: 'json' };

export function Page() {
  return (
    <SiteFrame path={PATHS.shipping}>
      <Product {...words.product} />
    </SiteFrame>
  );
}
`;

const PAGE_COPY: ProductCopy = {
  kicker: 'Shipping',
  title: 'Papers that file themselves.',
  lead: 'Agents read what carriers, customs and customers send, answer what can be answered and ask you about the rest.',
  book: 'Book a Call',
  terms: '30 minutes. No commitment.',
  jobs: {
    title: 'What they take over.',
    points: [
      {
        title: 'Customs papers',
        text: 'Filled in from the order, checked against the tariff, filed before the ship leaves.',
      },
      { title: 'Tracking questions', text: 'Answered from the carrier\u2019s own data, at any hour.' },
      { title: 'Claims', text: 'Photos, weights and dates in one file, ready for the insurer.' },
    ],
  },
  steps: {
    title: 'How it goes',
    list: [
      {
        title: 'A first version',
        when: 'After 7 days',
        text: 'It runs on your own papers, and nothing leaves without you.',
      },
      {
        title: 'Daily use',
        when: 'After 2-3 weeks',
        text: 'It files what it is sure of and asks about the rest.',
      },
    ],
  },
  figures: {
    title: 'What changed',
    basis: 'Shipment log of one desk, a year before and a year after.',
    list: [
      { value: '9 h', label: 'a week for each clerk' },
      { value: '4 of 5', label: 'papers filed untouched' },
    ],
  },
  closing: {
    title: 'Send us one shipment.',
    lead: 'Bring the papers of one shipment to the call. We show what an agent makes of them.',
    book: 'Book a Demo',
    quiz: 'Take the quiz',
    terms: ['30-minute call', 'Your own papers', 'No commitment'],
  },
};

type Heads = Record<'titles' | 'descriptions' | 'cards', object>;
const addHeads = editJson<Heads>(({ titles, descriptions, cards }) => {
  Object.assign(titles, { shipping: 'Agents for shipping companies' });
  Object.assign(descriptions, {
    shipping:
      'Papers, tracking and customs answered by agents, day and night, in the systems that you already have.',
  });
  Object.assign(cards, { shipping: { kicker: 'Shipping', headline: 'Papers that file themselves.' } });
});
const addLinks = editJson<Record<'header' | 'products', object>>(({ header, products }) => {
  Object.assign(header, { shipping: 'Shipping' });
  Object.assign(products, { shipping: 'Shipping' });
});

/** Edits for the path, the part, links, head, texts, and the page. */
export const shippingPageEdits: readonly Edit[] = [
  {
    file: 'content/parts.ts',
    edit: (text) => text.replace("  'b2bSales',\n", "  'b2bSales',\n  'shipping',\n"),
  },
  { file: 'content/en/navigation.json', edit: addLinks },
  { file: 'content/en/page-heads.json', edit: addHeads },
  {
    file: 'domain/pages.ts',
    edit: (text) =>
      text.replace(/^ {2}quiz: .*$/m, `$&\n  shipping: { path: '${SHIPPING_PATH}', kind: 'product' },`),
  },
  { file: 'app/pages/shipping.tsx', edit: () => PAGE_SOURCE },
  { file: 'content/en/shipping.json', edit: () => JSON.stringify({ product: PAGE_COPY }, null, 2) },
];
