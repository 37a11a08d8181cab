/** Script of the first screen: particles, the control room and the counting figures. */
import { watchViewport } from '#app/components/watch-scenes.ts';
import { COUNT_DURATION } from '#domain/timing.ts';
import { PARTICLE_GROUPS, placeParticles, randomTickTransform } from '#drawing/particles.ts';
import { DECELERATE, playRoom } from '../control-room/play-room.ts';
import { countUpValue } from './count-up.ts';

/** Share of the element that must be in view. */
const VISIBLE_SHARE = { room: 0.12, figure: 0.6 };

function scatterParticles(hero: HTMLElement): void {
  for (const [i, { style, dataset }] of hero.querySelectorAll<HTMLElement>('.particle-group').entries()) {
    style.setProperty('--from', `translateX(calc(-${PARTICLE_GROUPS[i]?.distance}px * var(--forward)))`);
    dataset.lasts = String(PARTICLE_GROUPS[i]?.durationMs);
  }
  const positions = placeParticles(Math.random);
  for (const [i, particle] of hero.querySelectorAll<HTMLElement>('[data-particle]').entries()) {
    const { x, y, size } = positions[i] ?? { x: 0, y: 0, size: 0 };
    Object.assign(particle.style, {
      left: `${x}%`,
      top: `${y}%`,
      width: `${size}px`,
      height: `${size}px`,
    });
  }
}

/** Scatters the ticks inside their list. All boxes are read first, so that the browser computes the layout once. */
function scatterTicks(room: HTMLElement): void {
  const ticks = [...room.querySelectorAll('.ticks')].map((column) => ({
    groups: column.querySelectorAll<HTMLElement>('.drift'),
    box: column.getBoundingClientRect(),
    area: column.closest('ul')?.getBoundingClientRect(),
  }));
  for (const { groups, box, area = box } of ticks)
    for (const { style } of groups) style.setProperty('--from', randomTickTransform(Math.random, box, area));
}

/** After the room has played: number of checks until new work arrives, and the interval of the checks. */
const IDLE = { checks: 4, intervalMs: 2000 };

const PRESSED_SELECTOR = '[aria-pressed="true"]';

/** Animates new work in one lane: the input appears, then the line lights up, then the result appears. */
function animateArrival(room: HTMLElement, lane: number, laneCount: number): void {
  const play = (parts: Iterable<Element>, from: Keyframe, delay: number) => {
    for (const part of parts)
      part.animate([{ opacity: 0, ...from }, {}], {
        duration: 700,
        delay,
        fill: 'backwards',
        easing: DECELERATE,
      });
  };
  const findInLane = (selector: string) =>
    [...room.querySelectorAll(selector)].filter((_, i) => i % laneCount === lane);
  play(findInLane('.channel-input'), { transform: 'translateX(calc(-48px * var(--forward)))' }, 0);
  play(findInLane('.channel > svg[data-beat]'), {}, 200);
  play(
    findInLane('.lane-status .badge-brand'),
    { transform: 'translateX(calc(-6px * var(--forward)))' },
    700,
  );
}

/** While the room is in view, new work arrives in one lane after the other. */
function animateNewWork(room: HTMLElement, pauseButton: Element | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const laneCount = room.querySelectorAll('.lane').length;
  let nextLane = 0;
  let checks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  new IntersectionObserver(([entry]) => {
    clearInterval(timer);
    if (!entry?.isIntersecting) return;
    timer = setInterval(() => {
      const isPaused = document.hidden || pauseButton?.matches(PRESSED_SELECTOR);
      checks = isPaused || room.dataset.room !== 'past' ? 0 : checks + 1;
      if (checks < IDLE.checks) return;
      checks = 0;
      animateArrival(room, nextLane, laneCount);
      nextLane = (nextLane + 1) % laneCount;
    }, IDLE.intervalMs);
  }).observe(room);
}

function startRoom(room: HTMLElement): void {
  const play = () => {
    scatterTicks(room);
    return playRoom(room, VISIBLE_SHARE.room);
  };
  let stop = play();
  const [pauseButton, replayButton] = room.querySelectorAll('.replay');
  animateNewWork(room, pauseButton);
  pauseButton?.addEventListener('click', () => {
    pauseButton.setAttribute('aria-pressed', String(!pauseButton.matches(PRESSED_SELECTOR)));
  });
  replayButton?.addEventListener('click', () => {
    stop();
    stop = play();
  });
}

/** Prints the slides that exist only as text for readers without script: a copy of each, until the dialog closes. */
function startPrintedSlides(): void {
  const copies: Element[] = [];
  addEventListener('beforeprint', () => {
    for (const hidden of document.querySelectorAll('noscript[data-slide]')) {
      const copy = document.createElement('div');
      copy.innerHTML = hidden.textContent ?? '';
      hidden.after(copy);
      copies.push(copy);
    }
  });
  addEventListener('afterprint', () => {
    for (const copy of copies.splice(0)) copy.remove();
  });
}

/** Counts up when the card is first seen, and again on hover. Screen readers get only the final value. */
function startCounter(card: HTMLElement): void {
  const figure = card.querySelector<HTMLElement>('[data-figure]');
  const [, prefix = '', digits = '', suffix = ''] =
    /^(\D*)([\d.,]+)(.*)$/.exec(figure?.textContent ?? '') ?? [];
  if (!figure || !digits) return;
  const [separator = '.'] = /[.,]/.exec(digits) ?? [];
  const decimals = digits.split(separator)[1]?.length ?? 0;
  let frame = 0;
  const countUp = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    cancelAnimationFrame(frame);
    const start = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / COUNT_DURATION));
      const value = countUpValue(Number(digits.replace(separator, '.')), decimals, progress);
      figure.textContent = prefix + value.toFixed(decimals).replace('.', separator) + suffix;
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    step(start);
  };
  card.addEventListener('pointerenter', countUp);
  watchViewport(card, VISIBLE_SHARE.figure, (state) => state === 'seen' && countUp());
}

export function startHero(hero: HTMLElement): void {
  // For the whole page: this is the script that it always loads.
  startPrintedSlides();
  scatterParticles(hero);
  for (const room of hero.querySelectorAll<HTMLElement>('.hero-room')) startRoom(room);
  for (const card of hero.querySelectorAll<HTMLElement>('.stat')) startCounter(card);
}
