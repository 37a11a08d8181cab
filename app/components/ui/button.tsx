import type { ComponentProps, ReactNode } from 'react';

export type ButtonLook = {
  variant?: 'default' | 'outline' | 'subtle' | 'ghost' | 'link' | 'gradient' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  fullWidth?: boolean | undefined;
};

/** The classes are in looks.css. */
export const buttonClass = ({
  variant = 'default',
  size = 'md',
  fullWidth,
  className,
}: ButtonLook & { className?: string | undefined }): string =>
  ['btn', `btn-${variant}`, `btn-${size}`, fullWidth && 'w-full', className].filter(Boolean).join(' ');

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
