import type { Page } from '@playwright/test';

/** How a style sheet is made to look to a browser that does not know a feature: it drops what it cannot read. */
const UNKNOWN = {
  ':has()': (css: string) => css.replaceAll(':has(', ':unknown('),
  'content with other words for the ear': (css: string) =>
    css.replaceAll(/(content:[^;{}]*?)\/\s*""/g, '$1 unknown'),
};

/** Gives the page its style sheets as an older browser reads them. */
export async function withoutFeature(page: Page, feature: keyof typeof UNKNOWN): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const older = UNKNOWN[feature](css);
    await route.fulfill({ response, body: older });
  });
}
