import type { CSSProperties, ReactNode } from 'react';
import { REVEAL } from '#domain/timing.ts';

type RevealProps = {
  children: ReactNode;
  /** Position in a staggered group. */
  index?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'article';
};

/**
 * Content that fades in when it first scrolls into view (watch-reveals.ts). Without script or with reduced motion it is
 * visible from the start.
 */
export function Reveal({ children, index = 0, className, as: Tag = 'div' }: RevealProps) {
  const delayStyle = { '--reveal-delay': `${index * REVEAL.stagger}ms` } as CSSProperties;
  return (
    // `suppressHydrationWarning`: watch-reveals.ts may change `data-reveal` before React hydrates the island.
    <Tag data-reveal="" style={index ? delayStyle : undefined} className={className} suppressHydrationWarning>
      {children}
    </Tag>
  );
}
