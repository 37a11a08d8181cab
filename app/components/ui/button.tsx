import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export const buttonClass = cva('btn', {
  variants: {
    variant: {
      default: 'btn-default',
      outline: 'btn-outline',
      subtle: 'btn-subtle',
      ghost: 'btn-ghost',
      link: 'btn-link',
      gradient: 'btn-gradient',
    },
    size: {
      sm: 'btn-sm',
      md: 'btn-md',
      lg: 'btn-lg',
    },
    fullWidth: { true: 'w-full' },
  },
  defaultVariants: { variant: 'default', size: 'md' },
});

export type ButtonLook = VariantProps<typeof buttonClass>;

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { loading?: boolean; loadingText?: ReactNode; children: ReactNode };

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
            className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
          />
          {loadingText}
        </>
      ) : (
        children
      )}
    </button>
  );
}
