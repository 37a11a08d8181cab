import { useEffect, useRef } from 'react';
import { lazyModule } from '#app/islands/lazy-module.ts';
import { QUIZ } from '#domain/timing.ts';

/** Horizontal positions, as a share of the screen width. */
const ORIGINS = [0.2, 0.8] as const;
/** Number of particles in the first burst. Later bursts have fewer. */
const FIRST_BURST_PARTICLES = 50;

type Burst = { particleCount: number; origin: { x: number; y: number } };

/** Fires from both sides on every tick until the time is up. Returns a stop function. */
export function burstConfetti(fire: (burst: Burst) => void): () => void {
  let remainingBursts = QUIZ.confetti / QUIZ.confettiTick;
  const totalBursts = remainingBursts;
  const timer = setInterval(() => {
    const particleCount = Math.round((FIRST_BURST_PARTICLES * remainingBursts) / totalBursts);
    for (const x of ORIGINS) fire({ particleCount, origin: { x, y: 0.35 } });
    remainingBursts -= 1;
    if (remainingBursts === 0) clearInterval(timer);
  }, QUIZ.confettiTick);
  return () => clearInterval(timer);
}

const lazyConfetti = lazyModule(() => import('canvas-confetti'), 'default');

/** Draws on the main thread: the content security policy forbids workers. */
async function celebrate(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const confetti = await lazyConfetti.tryLoad();
  // Confetti is optional: do nothing if its script did not load.
  if (!confetti || signal.aborted) return;
  const style = getComputedStyle(canvas);
  const colors = ['--brand', '--signal', '--mark-to', '--wait'].map((name) => style.getPropertyValue(name));
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  // Narrow screens get fewer and smaller particles, so that the text above them stays easy to read.
  const density = Math.min(1, canvas.clientWidth / 1000);
  const stop = burstConfetti(({ particleCount, origin }) =>
    fire({
      particleCount: Math.round(particleCount * density),
      origin,
      colors,
      spread: 70,
      startVelocity: 32,
      scalar: 0.6 + 0.4 * density,
    }),
  );
  signal.addEventListener('abort', () => {
    stop();
    fire.reset();
  });
}

export function ConfettiCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const controller = new AbortController();
    celebrate(canvas.current, controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <canvas
      ref={canvas}
      className="pointer-events-none absolute inset-0 -z-1 size-full opacity-60 print:hidden"
    />
  );
}
