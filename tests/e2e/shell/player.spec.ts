import { film } from '#content/film.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

test('the player page plays our film by itself, muted, with captions on [7.9]', async ({ page }) => {
  await page.goto('/player/?autoplay=1');
  const video = page.getByLabel(film.title);
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(0);
  expect(
    await video.evaluate((v: HTMLVideoElement) => ({
      muted: v.muted,
      controls: v.controls,
      captions: v.textTracks[0]?.mode,
      width: v.videoWidth,
      height: v.videoHeight,
    })),
  ).toEqual({ muted: true, controls: true, captions: 'showing', width: film.width, height: film.height });
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
});

test('the film lasts 30 to 60 seconds and weighs under 3 MB', async ({ page, request }) => {
  await page.goto('/player/');
  const seconds = () => page.getByLabel(film.title).evaluate((v: HTMLVideoElement) => v.duration);
  await expect.poll(seconds).toBeGreaterThan(30);
  expect(await seconds()).toBeLessThan(60);
  const { length } = await (await request.get(film.video)).body();
  expect(length).toBeLessThan(3_000_000);
});

test('the player page has no fault that axe can find', async ({ page }) => {
  await page.clock.install();
  await page.goto('/player/');
  await expectAccessible(page);
});
