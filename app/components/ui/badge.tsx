import type { ReactNode } from 'react';

type BadgeProps = {
  tone?: 'neutral' | 'brand' | 'signal' | 'wait' | 'outline' | undefined;
  className?: string;
  children: ReactNode;
};

/** The classes are in looks.css. */
export function Badge({ tone = 'neutral', className = '', children }: BadgeProps) {
  return <span className={`badge badge-${tone} ${className}`.trim()}>{children}</span>;
}
