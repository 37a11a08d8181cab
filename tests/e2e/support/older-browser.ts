import type { Page } from '@playwright/test';

/** Changes a style sheet as if a browser did not know a feature, by removing the rules that need it. */
const UNKNOWN = {
  ':has()': (css: string) => css.replaceAll(':has(', ':unknown('),
  'content with other words for the ear': (css: string) =>
    css.replaceAll(/(content:[^;{}]*?)\/\s*""/g, '$1 unknown'),
};

/** Serves style sheets to the page as an older browser would read them. */
export async function withoutFeature(page: Page, feature: keyof typeof UNKNOWN): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const older = UNKNOWN[feature](css);
    await route.fulfill({ response, body: older });
  });
}
