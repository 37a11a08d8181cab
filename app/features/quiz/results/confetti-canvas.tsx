import { useEffect, useRef } from 'react';
import { celebrate } from './confetti.ts';

export function ConfettiCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const leaving = new AbortController();
    celebrate(canvas.current, leaving.signal);
    return () => leaving.abort();
  }, []);
  return <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-50 size-full print:hidden" />;
}
