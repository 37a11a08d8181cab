import { useEffect, useEffectEvent } from 'react';

/** Handles single-key shortcuts. Ignores them in text fields, in dialogs and with a modifier key. */
export function useKeys(actions: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input:not([type=checkbox]), textarea, select')) return;
    // The focus leaves a dialog when its button is disabled during a request.
    if (document.querySelector('dialog[open]')) return;
    // With Shift too: the action gets the event.
    const action = actions[event.key] ?? actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action(event);
  });
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('keydown', handleKey, listeners);
    return () => listeners.abort();
  }, []);
}
