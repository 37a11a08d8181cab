import type { CSSProperties, ReactNode } from 'react';
import { REVEAL } from '#domain/timing.ts';

type RevealProps = {
  children: ReactNode;
  /** Place in a staggered group. */
  index?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'article';
};

/** Rises into view once (watch-reveals.ts). Until script runs, and under reduced motion, the content is simply there. */
export function Reveal({ children, index = 0, className, as: Tag = 'div' }: RevealProps) {
  const delay = { '--reveal-delay': `${index * REVEAL.stagger}ms` } as CSSProperties;
  return (
    // The script changes the attribute, also inside an island that is not hydrated yet.
    <Tag data-reveal="" style={index ? delay : undefined} className={className} suppressHydrationWarning>
      {children}
    </Tag>
  );
}
