import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

type DialogLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'role'> &
  ButtonLook & { href: string; onOpen: () => void };

/** A plain link without script. With script it opens a dialog; app/shell/links.ts adds role and keys. */
export function DialogLink({
  href,
  onOpen,
  variant,
  size,
  fullWidth,
  className,
  ...linkProps
}: DialogLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but the dialog returns focus to the focused element.
    event.currentTarget.focus();
    onOpen();
  };
  return (
    <a
      href={href}
      data-dialog-link=""
      onClick={handleClick}
      className={buttonClass({ variant, size, fullWidth, className })}
      // A script sets role and state before React hydrates.
      suppressHydrationWarning
      {...linkProps}
    />
  );
}
