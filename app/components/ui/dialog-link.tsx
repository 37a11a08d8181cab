import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

type DialogLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'role'> &
  ButtonLook & { href: string; onOpen: () => void };

/** A link without script; with it, the button of a dialog (app/shell/dialog-links.ts gives it role and keys). */
export function DialogLink({ href, onOpen, variant, size, fullWidth, className, ...link }: DialogLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari leaves a clicked link unfocused, and the dialog gives focus back to what had it.
    event.currentTarget.focus();
    onOpen();
  };
  return (
    <a
      href={href}
      data-dialog-link=""
      onClick={press}
      className={buttonClass({ variant, size, fullWidth, className })}
      // Role and state are in the HTML before React is.
      suppressHydrationWarning
      {...link}
    />
  );
}
