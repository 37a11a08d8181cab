import type { Browser } from '@playwright/test';
import { film } from '#content/film.ts';
import { agentHierarchy } from '#content/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { answerUpTo, next, startQuiz, tile } from '../tests/e2e/support/quiz-visitor.ts';
import { Camera } from './camera.ts';
import type { Encoder } from './encoder.ts';
import { titleCard } from './title-card.ts';

export type Studio = { browser: Browser; encoder: Encoder; origin: string };
export type Scene = { line: string; film: (studio: Studio) => Promise<void> };

/** Close-ups show the section alone. */
const WITHOUT_HEADER = 'header.fixed { display: none !important }';

/** Pages are laid out for 1024 pixels and shown a quarter larger, so that small print can be read in a dialog. */
const CLOSE = 1.25;
/** The quiz is one screen: it is shown whole. */
const WHOLE = 0.9;

async function shot(
  studio: Studio,
  path: string,
  act: (camera: Camera) => Promise<void>,
  zoom = CLOSE,
): Promise<void> {
  const camera = await Camera.open(studio.browser, studio.encoder, studio.origin, zoom);
  await camera.visit(path);
  await camera.page.addStyleTag({ content: WITHOUT_HEADER });
  await act(camera);
  await camera.fadeOut();
  await camera.close();
}

const card =
  (name: keyof typeof film.cards, seconds: number, seed: number) =>
  async ({ browser, encoder, origin }: Studio) => {
    const camera = await Camera.open(browser, encoder, origin, 1);
    await camera.page.setContent(titleCard(film.cards[name], seed));
    await camera.page.evaluate(() => document.fonts.ready);
    await camera.dress();
    await camera.page.clock.pauseAt(Date.now() + 60_000);
    await camera.fadeIn();
    await camera.roll(seconds);
    await camera.fadeOut();
    await camera.close();
  };

const section = (camera: Camera, name: string) => camera.page.locator(`[data-deferred="${name}"]`);

export const scenes: Scene[] = [
  { line: film.lines.opening, film: card('opening', 2.6, 21) },
  {
    line: film.lines.controlRoom,
    film: (studio) =>
      shot(studio, PATHS.home, async (camera) => {
        await camera.fadeIn();
        await camera.roll(0.9);
        await camera.pan(camera.page.locator('[data-scene]').first(), 1.1);
        await camera.roll(4.4);
      }),
  },
  {
    line: film.lines.agents,
    film: (studio) =>
      shot(studio, PATHS.home, async (camera) => {
        const services = section(camera, 'services');
        await camera.aim(services);
        const tiles = services.locator('[data-scene]');
        await camera.aim(tiles.first());
        await camera.fadeIn();
        await camera.roll(3);
        await camera.pan(tiles.last(), 1.6);
        await camera.roll(2.6);
      }),
  },
  { line: film.lines.socialOs, film: card('socialOs', 1.5, 22) },
  {
    line: film.lines.hierarchy,
    film: (studio) =>
      shot(studio, PATHS.socialOs, async (camera) => {
        const agents = section(camera, 'social-hierarchy');
        await camera.aim(agents);
        await camera.aim(agents.getByText(agentHierarchy.strategist.name, { exact: true }), 0.3);
        await camera.fadeIn();
        await camera.roll(1.3);
        await camera.pan(agents.getByText(agentHierarchy.tracker.name, { exact: true }), 3, 0.72);
        await camera.roll(1.4);
      }),
  },
  {
    line: film.lines.calendar,
    film: (studio) =>
      shot(studio, PATHS.socialOs, async (camera) => {
        await camera.aim(section(camera, 'social-calendar'));
        await camera.fadeIn();
        await camera.roll(3.4);
      }),
  },
  { line: film.lines.b2bSales, film: card('b2bSales', 1.5, 25) },
  {
    line: film.lines.pipeline,
    film: (studio) =>
      shot(studio, PATHS.b2bSales, async (camera) => {
        await camera.aim(camera.page.locator('[data-scene]').first(), 0.42);
        await camera.fadeIn();
        await camera.roll(5.2);
      }),
  },
  { line: film.lines.quiz, film: card('quiz', 1.5, 23) },
  {
    line: film.lines.questions,
    film: (studio) =>
      shot(
        studio,
        PATHS.quiz,
        async (camera) => {
          const { page } = camera;
          await startQuiz(page);
          await answerUpTo(page, 4);
          camera.showPointer(700, 500);
          await camera.fadeIn();
          await camera.roll(0.5);
          await camera.press(tile(page, 'bottlenecks', 'leadgen'));
          await camera.press(tile(page, 'bottlenecks', 'repetitive'));
          await camera.press(next(page));
          await camera.roll(0.5);
          await camera.press(tile(page, 'tasks', 'emails'));
          await camera.press(next(page));
          await camera.roll(0.7);
        },
        WHOLE,
      ),
  },
  {
    line: film.lines.results,
    film: (studio) =>
      shot(
        studio,
        PATHS.quiz,
        async (camera) => {
          const { page } = camera;
          await startQuiz(page);
          await answerUpTo(page, 12);
          await camera.settle();
          await camera.fadeIn();
          await camera.roll(1.6);
          await camera.pan(page.getByRole('listitem').first(), 1.2, 0.32);
          await camera.roll(2);
        },
        WHOLE,
      ),
  },
  { line: film.lines.closing, film: card('closing', 3, 24) },
];
