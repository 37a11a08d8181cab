import { useEffect, useRef } from 'react';
import { celebrate } from './confetti.ts';

export function ConfettiCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const controller = new AbortController();
    celebrate(canvas.current, controller.signal);
    return () => controller.abort();
  }, []);
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full print:hidden" />;
}
