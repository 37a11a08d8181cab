import { useEffect, useState } from 'react';

/** Whether the scroll position meets a condition; checked once per frame at the most. */
export function useScrolled(test: (position: number, scrollable: number) => boolean): boolean {
  const [met, setMet] = useState(false);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      const root = document.documentElement;
      setMet(test(window.scrollY, root.scrollHeight - root.clientHeight));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(check);
    };
    check();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [test]);
  return met;
}
