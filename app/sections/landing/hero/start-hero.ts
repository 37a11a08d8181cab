/** Script of the first screen: particles, the control room and the counting figures. */
import { watchViewport } from '#app/components/watch-scenes.ts';
import { countedValue } from '#domain/count.ts';
import { COUNT_DURATION } from '#domain/timing.ts';
import { PARTICLE_GROUPS, placeParticles, scatterTicks } from '#drawing/particles.ts';
import { playRoom } from '../control-room/play-room.ts';

/** Share of the element that must be in view. */
const SHARE = { room: 0.12, figure: 0.6 };

function scatterParticles(hero: HTMLElement): void {
  for (const [i, { style }] of hero.querySelectorAll<HTMLElement>('.particle-group').entries()) {
    style.setProperty('--from', `translateX(calc(-${PARTICLE_GROUPS[i]?.drift}px * var(--forward)))`);
    style.setProperty('--lasts', `${PARTICLE_GROUPS[i]?.lasts}ms`);
  }
  for (const [i, { style }] of hero.querySelectorAll<HTMLElement>('.ticks > *').entries())
    style.setProperty('--from', scatterTicks(Math.random, i));
  const places = placeParticles(Math.random);
  for (const [i, particle] of hero.querySelectorAll<HTMLElement>('[data-particle]').entries()) {
    const { x, y, size } = places[i] ?? { x: 0, y: 0, size: 0 };
    Object.assign(particle.style, {
      left: `${x}%`,
      top: `${y}%`,
      width: `${size}px`,
      height: `${size}px`,
    });
  }
}

/** After the room has played, it is checked at this interval. Work arrives at every `checks`th check. */
const QUIET = { checks: 4, intervalMs: 2000 };

const PRESSED = '[aria-pressed="true"]';

/** Work arrives in one lane: its input appears, its line lights up, its result follows. */
function arrive(room: HTMLElement, lane: number, lanes: number): void {
  const play = (parts: Iterable<Element>, from: Keyframe, delay: number) => {
    for (const part of parts)
      part.animate([{ opacity: 0, ...from }, {}], {
        duration: 700,
        delay,
        fill: 'backwards',
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
  };
  const inLane = (selector: string) =>
    [...room.querySelectorAll(selector)].filter((_, i) => i % lanes === lane);
  play(inLane('.channel-input'), { transform: 'translateX(calc(-48px * var(--forward)))' }, 0);
  play(inLane('.channel > svg.cue'), {}, 200);
  play(inLane('.lane-status .badge-brand'), { transform: 'translateX(calc(-6px * var(--forward)))' }, 700);
}

/** Keeps the room moving without a loop: one lane after the other, only while it is in view. */
function stayAlive(room: HTMLElement, pause: Element | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const lanes = room.querySelectorAll('.lane').length;
  let next = 0;
  let checks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  new IntersectionObserver(([entry]) => {
    clearInterval(timer);
    if (!entry?.isIntersecting) return;
    timer = setInterval(() => {
      const isStill = document.hidden || pause?.matches(PRESSED);
      checks = isStill || room.querySelector('[data-scene="waiting"]') ? 0 : checks + 1;
      if (checks < QUIET.checks) return;
      checks = 0;
      arrive(room, next, lanes);
      next = (next + 1) % lanes;
    }, QUIET.intervalMs);
  }).observe(room);
}

function startRoom(room: HTMLElement): void {
  let stop = playRoom(room, SHARE.room);
  const [pause, replay] = room.querySelectorAll('.replay');
  stayAlive(room, pause);
  pause?.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(!pause.matches(PRESSED)));
  });
  replay?.addEventListener('click', () => {
    stop();
    stop = playRoom(room, SHARE.room);
  });
}

/** Counts up when first seen and again on hover. Screen readers get only the final value. */
function startFigure(card: HTMLElement): void {
  const figure = card.querySelector<HTMLElement>('[data-figure]');
  const [, prefix = '', digits = '', suffix = ''] =
    /^(\D*)([\d.,]+)(.*)$/.exec(figure?.textContent ?? '') ?? [];
  if (!figure || !digits) return;
  const [separator = '.'] = /[.,]/.exec(digits) ?? [];
  const decimals = digits.split(separator)[1]?.length ?? 0;
  let frame = 0;
  const count = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    cancelAnimationFrame(frame);
    const start = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / COUNT_DURATION));
      const value = countedValue(Number(digits.replace(separator, '.')), decimals, progress);
      figure.textContent = prefix + value.toFixed(decimals).replace('.', separator) + suffix;
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    step(start);
  };
  card.addEventListener('pointerenter', count);
  watchViewport(card, SHARE.figure, (state) => state === 'seen' && count());
}

export function startHero(hero: HTMLElement): void {
  scatterParticles(hero);
  for (const room of hero.querySelectorAll<HTMLElement>('.hero-room')) startRoom(room);
  for (const card of hero.querySelectorAll<HTMLElement>('.stat')) startFigure(card);
}
