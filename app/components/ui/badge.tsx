import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeClass = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-tiny font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-raised text-ink',
        brand: 'bg-brand-wash text-brand',
        signal: 'bg-signal-wash text-signal',
        wait: 'bg-wait-wash text-wait',
        outline: 'border border-line text-muted',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = VariantProps<typeof badgeClass> & { children: ReactNode; className?: string };

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={badgeClass({ tone, className })}>{children}</span>;
}
