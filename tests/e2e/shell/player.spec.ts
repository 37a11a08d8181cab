import { parse } from 'node-html-parser';
import { FILM_SIZE, films, player } from '#content/media/film.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { softStep } from '../support/soft-step.ts';

/** Length of each film, in seconds. */
const FILM_SECONDS = 32;
const MAX_BYTES = 4_000_000;

for (const id of ['task', 'socialOs'] as const)
  test(`the player at ${films[id].player} plays its film with captions`, async ({ page, request }) => {
    const film = films[id];
    await page.clock.install();
    await page.goto(`${film.player}?autoplay=1`);
    const video = page.getByLabel(film.title);

    await softStep('the film plays by itself, muted, in 1080p', async () => {
      await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(0);
      expect(
        await video.evaluate((v: HTMLVideoElement) => ({
          muted: v.muted,
          controls: v.controls,
          width: v.videoWidth,
          height: v.videoHeight,
        })),
      ).toEqual({ muted: true, controls: false, ...FILM_SIZE });
    });
    await page.getByRole('button', { name: player.pause }).click();
    await expect(page.getByRole('button', { name: player.play })).toBeVisible();

    await softStep('the film has its expected length and file size', async () => {
      await expect
        .poll(() => video.evaluate((v: HTMLVideoElement) => v.duration))
        .toBeCloseTo(FILM_SECONDS, 1);
      const { length } = await (await request.get(film.video)).body();
      expect(length).toBeLessThan(MAX_BYTES);
    });

    await softStep('captions are below the video, one for each part', async () => {
      const readCueStarts = () =>
        video.evaluate((v: HTMLVideoElement) =>
          [...(v.textTracks[0]?.cues ?? [])].map((cue) => cue.startTime),
        );
      await expect.poll(async () => (await readCueStarts()).length).toBe(Object.keys(film.lines).length);
      const videoBox = (await video.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
      const cueStarts = await readCueStarts();
      const lines = Object.values(film.lines).map((line, i) => [line, cueStarts[i] ?? 0] as const);
      for (const [line, start] of matrix({
        smoke: [...lines.slice(0, 1), ...lines.slice(-1)],
        full: lines,
      })) {
        await video.evaluate((v: HTMLVideoElement, time) => {
          v.currentTime = time;
        }, start + 0.1);
        const caption = page.getByText(line);
        await expect(caption).toBeVisible();
        expect((await caption.boundingBox())?.y).toBeGreaterThanOrEqual(videoBox.y + videoBox.height);
      }
    });

    await softStep('the keyboard moves the position and the video follows', async () => {
      const position = page.getByRole('slider', { name: player.position });
      await position.fill('10');
      await position.press('ArrowRight');
      await expect(position).toHaveAttribute('aria-valuetext', '0:12 / 0:32');
      await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeCloseTo(12, 1);
    });

    await softStep('the whole video, the controls and the current caption fit on every screen', async () => {
      for (const [width, height] of [
        [968, 712],
        [1300, 500],
        [390, 700],
        [320, 350],
        [754, 238],
      ] as const) {
        await page.setViewportSize({ width, height });
        const readDistortion = async () => {
          const box = (await video.boundingBox()) ?? { width: 0, height: 1 };
          return box.height - (box.width * FILM_SIZE.height) / FILM_SIZE.width;
        };
        await expect.poll(readDistortion).toBeCloseTo(0, 0);
        const current = page.locator('[aria-current=true]');
        for (const part of [video, page.getByRole('button', { name: player.play }), current])
          await expect(part).toBeInViewport({ ratio: 1 });
      }
    });

    await softStep('axe finds no violation on the page', () => expectAccessible(page));

    await softStep('in full screen of an iPhone the browser shows the captions itself', async () => {
      const readTrackMode = () => video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.mode);
      await expect.poll(readTrackMode).toBe('hidden');
      await video.dispatchEvent('webkitbeginfullscreen');
      expect(await readTrackMode()).toBe('showing');
    });
  });

test('a film whose captions do not load still shows its lines and jumps to them', async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.route('**/*.vtt', (route) => route.abort());
  await page.goto(films.task.player);
  const line = page.getByRole('button', { name: Object.values(films.task.lines)[2] });
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
});

test('without script, the browser itself shows controls and captions', async ({ request }) => {
  const html = parse(await (await request.get(films.task.player)).text());
  expect(html.querySelector('track')?.hasAttribute('default')).toBe(true);
  expect(html.querySelector('video')?.hasAttribute('controls')).toBe(true);
  expect(html.querySelector('#below')?.hasAttribute('hidden')).toBe(true);
});
