import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type MenuProps = {
  /** Name for screen readers, if the button shows only an icon. */
  label?: string;
  button: ReactNode;
  buttonClass: string;
  className?: string;
  children: ReactNode;
};

/** A button that opens a few actions. They close on Escape, after a click except in a field, and when focus leaves. */
export function Menu({ label, button, buttonClass, className = '', children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menuRoot = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const closeOn = (name: string, shouldClose: (event: Event) => boolean | undefined) =>
      document.addEventListener(
        name,
        (event) => shouldClose(event) && setIsOpen(false),
        // Before the action, which may open a dialog. The dialog returns the focus to the button.
        { signal: listeners.signal, capture: true },
      );
    closeOn('click', ({ target }) => {
      const isInMenu = menuRoot.current?.contains(target as Node);
      if (toggleButton.current?.contains(target as Node)) return false;
      if (isInMenu && target instanceof HTMLInputElement) return false;
      if (isInMenu) toggleButton.current?.focus();
      return true;
    });
    closeOn('focusin', ({ target }) => !menuRoot.current?.contains(target as Node));
    closeOn('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return false;
      toggleButton.current?.focus();
      return true;
    });
    return () => listeners.abort();
  }, [isOpen]);
  return (
    <div ref={menuRoot} className={`relative ${className}`}>
      <button
        ref={toggleButton}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass}
      >
        {button}
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full end-0 z-20 mt-1 not-[[hidden]]:grid w-max min-w-52 max-w-[calc(100vw-1.5rem)] gap-0.5 rounded-card border border-line bg-surface p-1.5 shadow-soft"
      >
        {children}
      </div>
    </div>
  );
}
