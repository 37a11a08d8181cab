import { useEffect, useEffectEvent } from 'react';

const STORAGE_KEY = 'desk-keys';

export const areKeysOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
/** Speech input can type letters by mistake (WCAG 2.1.4), so each browser can switch them off. */
export const switchKeys = (isOn: boolean): void => localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');

/** Handles single-key shortcuts. Ignores them in text fields, in dialogs and with a modifier key. */
export function useKeys(actions: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key.length === 1 && !areKeysOn()) return;
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
