import { hero } from '#content/landing/hero.ts';
import { labels } from '#content/shell/labels.ts';
import { withoutFilm } from '../support/film.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test('the film', { tag: ['@2.37', '@2.38', '@2.39', '@4.24', '@7.8'] }, async ({ page, visit }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await withoutFilm(page);
  await visit('/');
  const button = page.getByRole('button', { name: hero.watch });
  const dialog = page.getByRole('dialog');

  await softStep('the film opens in a dialog and plays by itself; nothing is loaded before', async () => {
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requests.filter((path) => path.startsWith('/player'))).toEqual([]);
    await waitUntilHydrated(button);
    await button.click();
    await expect(dialog).toBeVisible();
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', /autoplay=1/);
    await expect(frame).toHaveAttribute('allow', /autoplay/);
    await expect(frame).toHaveAttribute('title', /.+/);
    await expect(dialog.getByRole('button', { name: labels.close })).toBeFocused();
  });

  const expectClosed = async () => {
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
  };

  await softStep(
    'close button, Esc and backdrop close the dialog, stop the film and return focus',
    async () => {
      await dialog.getByRole('button', { name: labels.close }).click();
      await expectClosed();
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 8)]) {
        await button.click();
        await expect(dialog).toBeVisible();
        await close();
        await expectClosed();
      }
    },
  );

  await softStep(
    'the keyboard opens the dialog like any button, and Esc inside the film also closes it',
    async () => {
      await page.keyboard.press('Space');
      await expect(dialog).toBeVisible();
      const film = dialog.locator('iframe').contentFrame().locator('video');
      // Key listeners exist only after the frame has loaded.
      await expect
        .poll(() => film.evaluate(({ ownerDocument }) => ownerDocument.readyState))
        .toBe('complete');
      await film.focus();
      await film.press('Escape');
      await expectClosed();
    },
  );

  await softStep(
    'on a small phone the frame has room for the full-width picture and its longest caption',
    async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await button.click();
      const frame = dialog.locator('iframe');
      const film = frame.contentFrame();
      const edges = async () => {
        const [outer, picture, lines] = await Promise.all(
          [frame, film.locator('video'), film.locator('#lines')].map((part) => part.boundingBox()),
        );
        if (!outer || !picture || !lines) return null;
        const overlap = picture.y - outer.y;
        const below = outer.y + outer.height - lines.y - lines.height;
        return {
          sides: Math.round(outer.width - picture.width),
          over: overlap > 2,
          below: below > 14,
          cut: below < 8,
        };
      };
      await expect.poll(edges).toEqual({ sides: 0, over: false, below: false, cut: false });
    },
  );
});
