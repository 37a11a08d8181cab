import { hasPart } from '#content/has-part.ts';
import { applies } from '../support/applies.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';

test('the landing page works in the oldest supported browser', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const newerFeatures: [object, ...string[]][] = [
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers', 'try'],
      [URL, 'canParse', 'parse'],
      [Array, 'fromAsync'],
      [Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf'],
      [Element.prototype, 'checkVisibility', 'getHTML', 'moveBefore'],
      [Document.prototype, 'startViewTransition'],
      [window, 'requestIdleCallback', 'cancelIdleCallback'],
    ];
    for (const [owner, ...names] of newerFeatures)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await visit('/');
  for (const island of await page.locator('main div[data-load="visible"] > *').all())
    await waitUntilHydrated(island);
  if (applies(hasPart('integrations'), 'the site has no integrations'))
    await expect(page.locator('#integrations').getByRole('listitem').first()).toBeVisible();
});
