import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { REVEAL } from '#domain/timing.ts';

type RevealProps = {
  children: ReactNode;
  /** Place in a staggered group. */
  index?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'article';
};

/** Rises into view once. Without script, or under reduced motion, the content is simply there. */
export function Reveal({ children, index = 0, className, as: Tag = 'div' }: RevealProps) {
  const [shown, setShown] = useState(false);
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A block taller than the screen may never be a fifth visible: filling a fifth of the screen counts too.
        const visible = entries.some(
          (entry) =>
            entry.intersectionRatio >= REVEAL.threshold ||
            entry.intersectionRect.height >= window.innerHeight * REVEAL.threshold,
        );
        if (!visible) return;
        setShown(true);
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
    <Tag ref={element as never} data-reveal={shown ? 'shown' : 'waiting'} style={style} className={className}>
      {children}
    </Tag>
  );
}
