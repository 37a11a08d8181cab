import { hero } from '#content/landing/hero.ts';
import { player } from '#content/media/film.ts';
import { labels } from '#content/shell/labels.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { blockFilm, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test('Watch Demo opens the film in a dialog', async ({ page, visit }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await blockFilm(page);
  await visit('/');
  const button = page.getByRole('button', { name: hero.watch });
  const dialog = page.getByRole('dialog');

  await softStep('the film loads only after the dialog opens, and plays by itself', async () => {
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
    await expectAccessible(page, 'dialog[open]');
  });

  const expectClosed = async () => {
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
  };

  await softStep('close button, Esc and backdrop close the dialog and return focus', async () => {
    await dialog.getByRole('button', { name: labels.close }).click();
    await expectClosed();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 8)]) {
      await button.click();
      await expect(dialog).toBeVisible();
      await close();
      await expectClosed();
    }
  });

  await softStep('the keyboard opens the dialog, and Esc inside the film closes it', async () => {
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    const film = dialog.locator('iframe').contentFrame();
    // Wait for the frame, because its key listeners exist only after it has loaded.
    await expect
      .poll(() => film.locator('video').evaluate(({ ownerDocument }) => ownerDocument.readyState))
      .toBe('complete');
    await film.getByRole('button', { name: player.fullScreen }).press('Escape');
    await expectClosed();
  });

  await softStep('on a phone the frame has space for the video and all captions', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button.click();
    const frame = dialog.locator('iframe');
    const film = frame.contentFrame();
    const readDistances = async () => {
      const [frameBox, videoBox, captionBox] = await Promise.all(
        [frame, film.locator('video'), film.locator('#lines')].map((part) => part.boundingBox()),
      );
      if (!frameBox || !videoBox || !captionBox) return null;
      const gapAbove = videoBox.y - frameBox.y;
      const spaceBelow = frameBox.y + frameBox.height - captionBox.y - captionBox.height;
      return {
        sideMargin: Math.round(frameBox.width - videoBox.width),
        hasGapAbove: gapAbove > 2,
        hasGapBelow: spaceBelow > 4,
        isCaptionCut: spaceBelow < 0,
        doesListScroll: await film
          .locator('#lines')
          .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
      };
    };
    await expect.poll(readDistances).toEqual({
      sideMargin: 0,
      hasGapAbove: false,
      hasGapBelow: false,
      isCaptionCut: false,
      doesListScroll: false,
    });
  });

  await softStep('the dialog has its final size from the start', async () => {
    await page.keyboard.press('Escape');
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const scripts = '**/player/controls.js';
      const released = Promise.withResolvers<void>();
      await page.route(scripts, async (route) => {
        await released.promise;
        await route.continue();
      });
      await button.click();
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const initialBox = await dialog.boundingBox();
      released.resolve();
      await expect(dialog.locator('iframe')).toHaveAttribute('style', /--below/);
      expect(await dialog.boundingBox()).toEqual(initialBox);
      await page.unroute(scripts);
      await dialog.getByRole('button', { name: labels.close }).click();
    }
  });
});
