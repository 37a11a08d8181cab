import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export const buttonClass = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap no-underline select-none transition-[background-color,border-color,color,transform,opacity] duration-150 ease-current active:translate-y-px disabled:pointer-events-none disabled:opacity-45 aria-disabled:opacity-45 forced-colors:border [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-brand text-brand-ink hover:bg-brand-hover',
        outline: 'border border-control-line bg-transparent text-ink hover:border-ink hover:bg-raised',
        subtle: 'bg-raised text-ink hover:bg-line',
        ghost: 'bg-transparent text-ink hover:bg-raised',
        link: 'bg-transparent text-brand underline decoration-1 underline-offset-4 hover:decoration-2',
        gradient: 'bg-gradient-brand text-gradient-ink hover:brightness-110',
      },
      size: {
        sm: 'min-h-11 px-3.5 text-small lg:pointer-fine:min-h-9',
        md: 'min-h-11 px-5 text-body',
        lg: 'min-h-13 px-7 text-lead',
      },
      fullWidth: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'link', className: 'px-0!' }],
    defaultVariants: { variant: 'default', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { loading?: boolean; loadingText?: string; children: ReactNode };

export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  loadingText = 'Loading...',
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, size, fullWidth, className })}
      {...rest}
    >
      {loading ? (
        <>
          <span
            aria-hidden="true"
            className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
          />
          {loadingText}
        </>
      ) : (
        children
      )}
    </button>
  );
}
