import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countUpValue } from '#app/sections/landing/hero/count-up.ts';
import { controlRoom, formatFigure, hero, stats } from '#content/landing/hero.ts';
import { COUNT_DURATION } from '#domain/timing.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { blockFilm, freezeClock, readAnimationEndTimes, waitUntilReady } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

const FIGURES = stats.map((stat) => ({
  final: formatFigure(stat),
  first: formatFigure({ ...stat, value: countUpValue(stat.value, stat.decimals ?? 0, 0) }),
}));
const firstCardFigure = FIGURES[0]?.final ?? '';
const findStatCard = (page: Page, final: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: final })
    .filter({ has: page.locator('[data-figure]') });
const findFigure = (page: Page, final: string) => findStatCard(page, final).locator('[data-figure]');

/** Reads the positions of the particles. */
const readParticlePositions = async (page: Page) => {
  const particles = page.locator('[data-particle]');
  await expect(particles.last()).toHaveAttribute('style');
  return particles.evaluateAll((all) => all.map((particle) => particle.getAttribute('style')));
};

test('the hero shows its particles, actions and audit log', async ({ page, visit, request }) => {
  await blockFilm(page);

  await softStep('twenty particles are in fixed positions in the HTML, then at random', async () => {
    const html = await (await request.get('/')).text();
    expect(html.match(/data-particle/g)).toHaveLength(20);
    await page.goto('/');
    await waitUntilReady(page);
    const positionsBefore = await readParticlePositions(page);
    await visit('/');
    const positionsAfter = await readParticlePositions(page);
    expect([positionsBefore.length, positionsAfter.length]).toEqual([20, 20]);
    expect(html).not.toContain(positionsBefore[0]);
    expect(positionsAfter).not.toEqual(positionsBefore);
  });

  await softStep('headline, action and control room fit on a laptop and on a phone', async () => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').getByRole('link', { name: hero.book })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByText(controlRoom.title, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(controlRoom.sdr.outcome, { exact: true }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  });

  await softStep('on a tablet the title bar of the control room stays on one line', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const bar = page.getByText(controlRoom.title, { exact: true }).locator('..');
    const heights = await bar
      .locator('p:visible')
      .evaluateAll((texts: HTMLElement[]) => texts.map((text) => text.offsetHeight));
    expect(Math.max(...heights)).toBeLessThan(30);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await softStep('the audit line opens the log, by mouse and by keyboard', async () => {
    const { audit } = controlRoom;
    const line = page.locator('summary').filter({ hasText: audit.claim });
    const steps = page.locator('details').filter({ hasText: audit.claim }).getByRole('listitem');
    await expect(steps.first()).toBeHidden();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(steps).toHaveCount(audit.log.length);
    for (const [i, [time, agent]] of audit.log.entries()) {
      await expect(steps.nth(i)).toContainText(`${time}`);
      await expect(steps.nth(i)).toContainText(`${agent}`);
    }
    await expect(page.getByText(audit.covers)).toBeVisible();
    await expect(line).toContainText(audit.close);
  });

  await softStep('the exported log has the same steps', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: controlRoom.audit.export }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const [time, agent] of controlRoom.audit.log) expect(file).toContain(`${time},${agent}`);
  });

  await softStep('a link leads to the quiz', async () => {
    await page.getByRole('main').getByRole('link', { name: hero.quiz }).first().click();
    await expect(page).toHaveURL('/quiz');
  });
});

test('stat cards count up when they come into view, and again on hover', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await visit('/');
  await freezeClock(page);
  for (const { final } of FIGURES) await expect(findFigure(page, final)).toHaveText(final);
  await findStatCard(page, firstCardFigure).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  for (const { final, first } of FIGURES) await expect(findFigure(page, final)).toHaveText(first);
  await page.clock.runFor(COUNT_DURATION + 50);
  for (const { final } of FIGURES) await expect(findFigure(page, final)).toHaveText(final);

  for (const { final, first } of FIGURES) {
    const width = (await findFigure(page, final).boundingBox())?.width ?? 0;
    await findStatCard(page, final).hover();
    await expect(findFigure(page, final)).toHaveText(first);
    const widthAtStart = (await findFigure(page, final).boundingBox())?.width ?? 0;
    expect(Math.abs(width - widthAtStart)).toBeLessThan(1);
    await expect(findStatCard(page, final).getByText(final, { exact: true }).first()).toBeAttached();
    await page.clock.runFor(COUNT_DURATION + 50);
    await expect(findFigure(page, final)).toHaveText(final);
  }
});

test('the control room plays its animation and can be paused', async ({ page, visit }) => {
  await visit('/', { playAnimations: true });
  const controlRoomSection = page.getByRole('main').locator('section').first();
  const room = controlRoomSection.locator('[data-room]');
  /** The browser's clock moves the animations, not the clock of the test. */
  const showAnimationsAt = (ms: number) =>
    room.evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    }, ms);
  const replay = async () => {
    await page.getByRole('img', { name: controlRoom.summary }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: controlRoom.replay }).click();
    await expect(room).toHaveAttribute('data-room', 'seen');
    await expect.poll(async () => (await readAnimationEndTimes(room)).length).toBeGreaterThan(20);
  };
  await expect(room).toHaveAttribute('data-room', 'seen');
  await freezeClock(page);

  await softStep('the animation ends within five seconds and can be replayed', async () => {
    await page.clock.runFor(5000);
    await expect(room).toHaveAttribute('data-room', 'past');
    await replay();
    expect(Math.max(...(await readAnimationEndTimes(room)))).toBeLessThan(5000);
  });

  await softStep('no hidden part is animated, which would need the main thread for every frame', async () => {
    const hiddenParts = await room.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => !(effect as KeyframeEffect).target?.checkVisibility())
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
    );
    expect(hiddenParts).toEqual([]);
  });

  await softStep('only finished rows have a run time and the checksum', async () => {
    const checksum = page.getByText(controlRoom.audit.entry).first();
    const runTime = page.getByText(controlRoom.finance.took);
    await replay();
    await showAnimationsAt(1000);
    for (const element of [checksum, runTime]) await expect(element).toHaveCSS('opacity', '0');
    await showAnimationsAt(5000);
    for (const element of [checksum, runTime]) await expect(element).toHaveCSS('opacity', '1');
  });

  await softStep('then new work arrives while the control room is in view, until it is paused', async () => {
    const arrivals = await page.evaluateHandle(() => {
      const animatedElements: Element[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...animation) {
        animatedElements.push(this);
        return animate.apply(this, animation);
      };
      return animatedElements;
    });
    const countResults = () =>
      arrivals.evaluate((parts) => parts.filter((part) => part.matches('.lane-status *')).length);
    const runAndCount = async () => {
      await page.clock.runFor(5000);
      return countResults();
    };
    await expect.poll(runAndCount).toBeGreaterThan(1);
    const pauseButton = page.getByRole('button', { name: controlRoom.pause, exact: true });
    await pauseButton.click();
    await expect(pauseButton).toHaveAttribute('aria-pressed', 'true');
    const resultsWhenPaused = await countResults();
    await page.clock.runFor(20_000);
    expect(await countResults()).toBe(resultsWhenPaused);
    await pauseButton.click();
    await expect.poll(runAndCount).toBeGreaterThan(resultsWhenPaused);
    await page.locator('#faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }));
    await expect(room).toHaveAttribute('data-room', 'past');
    const resultsBefore = await countResults();
    await page.clock.runFor(20_000);
    expect(await countResults()).toBe(resultsBefore);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing is animated and everything is visible', async ({ page, visit }) => {
    await visit('/');
    await freezeClock(page);
    await findStatCard(page, firstCardFigure).hover();
    await page.clock.runFor(100);
    await expect(findFigure(page, firstCardFigure)).toHaveText(firstCardFigure);
    const room = page.getByRole('img', { name: controlRoom.summary });
    await expect(room.getByText(controlRoom.sdr.outcome, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: controlRoom.replay })).toBeHidden();
  });
});
