import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeClass = cva('badge', {
  variants: {
    tone: {
      neutral: 'badge-neutral',
      brand: 'badge-brand',
      signal: 'badge-signal',
      wait: 'badge-wait',
      outline: 'badge-outline',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

type BadgeProps = VariantProps<typeof badgeClass> & { children: ReactNode; className?: string };

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={badgeClass({ tone, className })}>{children}</span>;
}
