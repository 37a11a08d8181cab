import type { Page } from '@playwright/test';

/** Changes a style sheet so that the browser ignores rules with this feature. */
const REMOVE_FEATURE = {
  ':has()': (css: string) => css.replaceAll(':has(', ':unknown('),
  'alternative text of content': (css: string) => css.replaceAll(/(content:[^;{}]*?)\/\s*""/g, '$1 unknown'),
};

/** Serves style sheets to the page as an older browser would read them. */
export async function serveStylesWithout(page: Page, feature: keyof typeof REMOVE_FEATURE): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const olderCss = REMOVE_FEATURE[feature](css);
    await route.fulfill({ response, body: olderCss });
  });
}
