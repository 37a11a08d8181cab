/** Three products, and every text and list at its maximum length. */
import { type Brand, identity, onlyEnglish, withoutCaseStudies, withoutPortraits } from '../brand.ts';
import { SHIPPING, shippingPage } from '../shipping-page.ts';

export const limits: Brand = {
  name: 'limits',
  paths: ['/social-os', '/b2b-sales-automation', SHIPPING],
  edits: [
    onlyEnglish,
    ...identity('Halcyon Automation Works', 'halcyon-works.net'),
    withoutPortraits,
    ...shippingPage,
    withoutCaseStudies,
  ],
  script: 'fill-limits.ts',
};
