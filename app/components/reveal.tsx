import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { REVEAL } from '#domain/timing.ts';

type RevealProps = {
  children: ReactNode;
  /** Place in a staggered group. */
  index?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'article';
};

/** Rises into view once. Until its script runs, and under reduced motion, the content is simply there. */
export function Reveal({ children, index = 0, className, as: Tag = 'div' }: RevealProps) {
  const [state, setState] = useState<'waiting' | 'shown'>();
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // What is on the screen already stays there.
    const { top, bottom } = target.getBoundingClientRect();
    if (top < window.innerHeight && bottom > 0) return setState('shown');
    setState('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        // A block taller than the screen may never be a fifth visible: filling a fifth of the screen counts too.
        const visible = entries.some(
          (entry) =>
            entry.intersectionRatio >= REVEAL.threshold ||
            entry.intersectionRect.height >= window.innerHeight * REVEAL.threshold,
        );
        if (!visible) return;
        setState('shown');
        observer.disconnect();
      },
      { threshold: [0, 0.05, 0.1, REVEAL.threshold] },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  const style = {
    '--reveal-duration': `${REVEAL.duration}ms`,
    '--reveal-delay': `${index * REVEAL.stagger}ms`,
  } as CSSProperties;
  return (
    <Tag ref={element as never} data-reveal={state} style={state && style} className={className}>
      {children}
    </Tag>
  );
}
