/** Three products, and every string and list at its maximum length. */
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
    {
      file: 'content/landing/hero.ts',
      edit: (text) =>
        text.replace(
          '  cost: {',
          '  Cost: { value: 1250 },\n  Droductivity: { value: 99.75, decimals: 2 },\n$&',
        ),
    },
  ],
  script: 'fill-limits.ts',
};
