import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

type DialogLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'onKeyDown' | 'role'> &
  ButtonLook & { href: string; onOpen: () => void };

/** A link until script runs, from then on the button of a dialog. */
export function DialogLink({ href, onOpen, variant, size, fullWidth, className, ...link }: DialogLinkProps) {
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari leaves a clicked link unfocused, and the dialog gives focus back to what had it.
    event.currentTarget.focus();
    onOpen();
  };
  const pressSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <a
      href={href}
      role={enhanced ? 'button' : undefined}
      aria-haspopup={enhanced ? 'dialog' : undefined}
      onClick={press}
      onKeyDown={pressSpace}
      className={buttonClass({ variant, size, fullWidth, className })}
      {...link}
    />
  );
}
