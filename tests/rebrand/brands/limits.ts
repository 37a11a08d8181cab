/** Three products, and every text and list at its maximum length. */
import { type Brand, identity, onlyEnglish, withoutPortraits } from '../brand.ts';
import { SHIPPING, shippingPage } from '../shipping-page.ts';

export const limits: Brand = {
  name: 'limits',
  paths: ['/social-os', '/b2b-sales-automation', SHIPPING],
  edits: [
    onlyEnglish,
    ...identity('Halcyon Automation Works', 'halcyon-works.net'),
    withoutPortraits,
    ...shippingPage,
    // Its customers are repeated, and a case study is written for one of them.
    { file: 'content/parts.ts', edit: (text) => text.replace("  'case-studies',\n", '') },
  ],
  script: 'fill-limits.ts',
};
