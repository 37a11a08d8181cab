import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type MenuProps = {
  /** Name for screen readers, if the button shows only an icon. */
  label?: string;
  button: ReactNode;
  buttonClass: string;
  className?: string;
  children: ReactNode;
};

/** A button that opens a few actions. A click, Escape, or focus outside closes them. */
export function Menu({ label, button, buttonClass, className = '', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const listen = (name: string, isEnd: (event: Event) => boolean | undefined) =>
      document.addEventListener(name, (event) => isEnd(event) && setOpen(false), stop);
    listen('click', ({ target }) => !toggle.current?.contains(target as Node));
    listen('focusin', ({ target }) => !menu.current?.contains(target as Node));
    listen('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return false;
      toggle.current?.focus();
      return true;
    });
    return () => stop.abort();
  }, [open]);
  return (
    <div ref={menu} className={`relative ${className}`}>
      <button
        ref={toggle}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className={buttonClass}
      >
        {button}
      </button>
      <div
        id={panel}
        hidden={!open}
        className="absolute top-full end-0 z-20 mt-1 not-[[hidden]]:grid w-max min-w-52 max-w-[calc(100vw-1.5rem)] gap-0.5 rounded-card border border-line bg-surface p-1.5 shadow-soft"
      >
        {children}
      </div>
    </div>
  );
}
