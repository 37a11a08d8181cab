import { type ViewportState, watchViewport } from '#app/components/watch-scenes.ts';
import { doneAt, WORK_LASTS } from './beats.ts';
import { drawChannel } from './draw-channel.ts';

/** One beat, in milliseconds. Must equal a room's `--lasts` in hero.css. */
const BEAT = 400;

type Part = HTMLElement | SVGElement;

const badge = (tone: string, text = '') => {
  const label = Object.assign(document.createElement('span'), { className: `badge badge-${tone}` });
  label.textContent = text;
  return label;
};

/** Adds the states before the outcome: queued and working. */
function addStates(status: HTMLElement): void {
  const { queued, working } = status.dataset;
  const doneBeat = Number(status.querySelector<HTMLElement>('[data-beat]')?.dataset.beat);
  if (status.childElementCount > 1) return;
  const earlierLabels = [badge('neutral', queued), badge('wait', working)].map((label) => {
    const state = document.createElement('span');
    state.append(label);
    return state;
  });
  earlierLabels[1]?.setAttribute('class', 'cue');
  earlierLabels[1]?.setAttribute('data-beat', String(doneBeat - WORK_LASTS));
  status.prepend(...earlierLabels);
}

/** Sets the figure of a ticker. Each finished lane brings the next value; the HTML contains the last one. */
function tick(ticker: HTMLElement, state: ViewportState, now: number): void {
  const values = ticker.dataset.ticks?.split(' ') ?? [];
  const doneCount = values.filter((_, i) => i > 0 && doneAt(i - 1) <= now).length;
  ticker.textContent = values.at(state === 'past' ? -1 : state === 'waiting' ? 0 : doneCount) ?? '';
}

/**
 * Draws a room of several lanes and plays it when it comes into view. Each animation is added at its beat: a waiting
 * animation would be styled again in every frame. Returns a stop function.
 */
export function playRoom(room: HTMLElement, share: number): () => void {
  for (const channel of room.querySelectorAll<HTMLElement>('[data-inputs]')) drawChannel(channel);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  for (const status of room.querySelectorAll<HTMLElement>('.lane-status')) addStates(status);
  const parts = [...room.querySelectorAll<Part>('[data-beat]')].map((part) => ({
    part,
    at: Number(part.dataset.beat),
  }));
  const tickers = room.querySelectorAll<HTMLElement>('[data-ticks]');
  const last = Math.max(...parts.map(({ at }) => at));
  const showState = (state: ViewportState, now: number) => {
    for (const { part, at } of parts) {
      const partState = state === 'seen' && at > now ? 'waiting' : state;
      if (partState !== part.dataset.scene) part.dataset.scene = partState;
    }
    for (const ticker of tickers) tick(ticker, state, now);
  };
  let clock: ReturnType<typeof setInterval> | undefined;
  const stopWatching = watchViewport(room, share, (state) => {
    let now = 0;
    clearInterval(clock);
    showState(state, now);
    if (state !== 'seen') return;
    clock = setInterval(() => {
      now += 1;
      showState(state, now);
      if (now === last) clearInterval(clock);
    }, BEAT);
  });
  return () => {
    clearInterval(clock);
    stopWatching();
  };
}
