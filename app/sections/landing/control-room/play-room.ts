import { watchViewport } from '#app/components/watch-scenes.ts';
import { doneBeat, WORK_BEATS } from './beats.ts';
import { drawChannel } from './draw-channel.ts';

/** Length of a beat, and of one movement in milliseconds. */
const BEAT_MS = 400;

/** All animations last as long as the whole room, so that they start and end in one frame each. */
const ROOM_MS = 4800;

export const DECELERATE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type AnimatedPart = HTMLElement | SVGElement;

type EarlierText = { text?: string | undefined; beat: number; until: number; className?: string };

/** Adds the texts before the final one. Each is visible only during its beats. */
function addEarlierTexts(element: HTMLElement, texts: EarlierText[]): void {
  if (element.childElementCount > 1) return;
  for (const { text = '', beat, until, className = '' } of texts) {
    const part = Object.assign(document.createElement('span'), {
      className,
      textContent: text,
      ariaHidden: 'true',
    });
    Object.assign(part.dataset, { beat, until });
    element.append(part);
  }
}

/** A lane is queued, then working. */
function addEarlierStates(status: HTMLElement): void {
  const { queued, working } = status.dataset;
  const done = Number(status.querySelector<HTMLElement>('[data-beat]')?.dataset.beat);
  const start = done - WORK_BEATS;
  addEarlierTexts(status, [
    { text: queued, beat: 0, until: start, className: 'badge badge-neutral' },
    { text: working, beat: start, until: done, className: 'badge badge-wait' },
  ]);
}

/** Each finished lane moves a ticker to its next value. */
function addEarlierValues(ticker: HTMLElement): void {
  const values = ticker.dataset.ticks?.split(' ').slice(0, -1) ?? [];
  addEarlierTexts(
    ticker,
    values.map((text, i) => ({ text, beat: i === 0 ? 0 : doneBeat(i - 1), until: doneBeat(i) })),
  );
}

const offsetOfBeat = (beat: number | string = 0) => (Number(beat) * BEAT_MS) / ROOM_MS;

/** The animations of a part. They change only what the compositor can animate: opacity and position. */
function animatePart(part: AnimatedPart): Animation[] {
  const { beat, until, lasts = BEAT_MS } = part.dataset;
  const start = offsetOfBeat(beat);
  const movesFrom = 'var(--from, translateY(8px))';
  const move = {
    offset: [0, start, Math.min(1, start + Number(lasts) / ROOM_MS)],
    transform: [movesFrom, movesFrom, 'none'],
    easing: ['linear', DECELERATE],
  };
  const appear = until
    ? { offset: [0, start, start, offsetOfBeat(until), offsetOfBeat(until)], opacity: [0, 0, 1, 1, 0] }
    : { offset: [0, start, start], opacity: [0, 0, 1] };
  const isStep = part.matches('.step');
  const isMoved = isStep || part.matches('.drift');
  return [...(isMoved ? [move] : []), ...(isStep || !isMoved ? [appear] : [])].map((keyframes) =>
    part.animate(keyframes, ROOM_MS),
  );
}

/** Draws a room of several lanes and plays it when it comes into view. Returns a stop function. */
export function playRoom(room: HTMLElement, visibleShare: number): () => void {
  for (const channel of room.querySelectorAll<HTMLElement>('[data-inputs]')) drawChannel(channel);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  for (const status of room.querySelectorAll<HTMLElement>('.lane-status')) addEarlierStates(status);
  for (const ticker of room.querySelectorAll<HTMLElement>('[data-ticks]')) addEarlierValues(ticker);
  // A hidden part would keep the main thread busy. Browsers without `checkVisibility` animate it anyway.
  const parts = [...room.querySelectorAll<AnimatedPart>('[data-beat]')].filter(
    (part) => part.checkVisibility?.() ?? true,
  );
  const animations = parts.flatMap(animatePart);
  for (const animation of animations) animation.pause();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
  };
  const stopWatching = watchViewport(room, visibleShare, (state) => {
    room.dataset.room = state;
    if (state === 'past') end();
    if (state !== 'seen') return;
    for (const animation of animations) animation.play();
    timer = setTimeout(() => {
      room.dataset.room = 'past';
    }, ROOM_MS);
  });
  return () => {
    end();
    stopWatching();
  };
}
