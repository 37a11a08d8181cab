/** Three products, and every string and list at its maximum length. */
import { type Brand, identityEdits, keepOnlyEnglish, removeCaseStudies, removePortraits } from '../brand.ts';
import { SHIPPING_PATH, shippingPageEdits } from '../shipping-page.ts';

export const limits: Brand = {
  name: 'limits',
  paths: ['/social-os', '/b2b-sales-automation', SHIPPING_PATH],
  edits: [
    keepOnlyEnglish,
    ...identityEdits('Halcyon Automation Works', 'halcyon-works.net'),
    removePortraits,
    ...shippingPageEdits,
    removeCaseStudies,
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
