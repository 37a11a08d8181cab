import { type ViewportState, watchViewport } from '#app/components/watch-scenes.ts';
import { doneBeat, WORK_BEATS } from './beats.ts';
import { drawChannel } from './draw-channel.ts';

/** Length of a beat in milliseconds. Must equal `--lasts` of a room in hero.css. */
const BEAT_MS = 400;

type AnimatedPart = HTMLElement | SVGElement;

const createBadge = (tone: string, text = '') => {
  const badge = Object.assign(document.createElement('span'), { className: `badge badge-${tone}` });
  badge.textContent = text;
  return badge;
};

/** Adds the two states before the outcome: queued and working. */
function addEarlierStates(status: HTMLElement): void {
  const { queued, working } = status.dataset;
  const outcomeBeat = Number(status.querySelector<HTMLElement>('[data-beat]')?.dataset.beat);
  if (status.childElementCount > 1) return;
  const earlierStates = [createBadge('neutral', queued), createBadge('wait', working)].map((badge) => {
    const state = document.createElement('span');
    state.append(badge);
    return state;
  });
  earlierStates[1]?.setAttribute('class', 'cue');
  earlierStates[1]?.setAttribute('data-beat', String(outcomeBeat - WORK_BEATS));
  status.append(...earlierStates);
}

/** Shows the current value of a ticker. Each finished lane moves it to the next value. */
function updateTicker(ticker: HTMLElement, state: ViewportState, currentBeat: number): void {
  const values = ticker.dataset.ticks?.split(' ') ?? [];
  const doneCount = values.filter((_, i) => i > 0 && doneBeat(i - 1) <= currentBeat).length;
  ticker.textContent = values.at(state === 'past' ? -1 : state === 'waiting' ? 0 : doneCount) ?? '';
}

/**
 * Draws a room of several lanes and plays it when it comes into view. Each animation is added at its beat: a waiting
 * animation would be styled again in every frame. Returns a stop function.
 */
export function playRoom(room: HTMLElement, visibleShare: number): () => void {
  for (const channel of room.querySelectorAll<HTMLElement>('[data-inputs]')) drawChannel(channel);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  for (const status of room.querySelectorAll<HTMLElement>('.lane-status')) addEarlierStates(status);
  const parts = [...room.querySelectorAll<AnimatedPart>('[data-beat]')].map((part) => ({
    part,
    beat: Number(part.dataset.beat),
  }));
  const tickers = room.querySelectorAll<HTMLElement>('[data-ticks]');
  const lastBeat = Math.max(...parts.map(({ beat }) => beat));
  const showState = (state: ViewportState, currentBeat: number) => {
    for (const { part, beat } of parts) {
      const partState = state === 'seen' && beat > currentBeat ? 'waiting' : state;
      if (partState !== part.dataset.scene) part.dataset.scene = partState;
    }
    for (const ticker of tickers) updateTicker(ticker, state, currentBeat);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopWatching = watchViewport(room, visibleShare, (state) => {
    let currentBeat = 0;
    clearInterval(timer);
    showState(state, currentBeat);
    if (state !== 'seen') return;
    timer = setInterval(() => {
      currentBeat += 1;
      showState(state, currentBeat);
      if (currentBeat === lastBeat) clearInterval(timer);
    }, BEAT_MS);
  });
  return () => {
    clearInterval(timer);
    stopWatching();
  };
}
