/**
 * Keeps typed text until it is saved: on another page of the desk, and when a dialog closes. The browser asks before it
 * leaves the desk. The memory only, since drafts may contain personal data.
 */
import { useState } from 'react';

const drafts = new Map<string, unknown>();

window.addEventListener('beforeunload', (event) => {
  if (drafts.size > 0) event.preventDefault();
});

/** Forgets what was typed about a person who was erased. */
export function dropDrafts(id: string): void {
  for (const key of drafts.keys()) if (key.endsWith(` ${id}`)) drafts.delete(key);
}

/** `saved` is the value without a draft. */
export function useDraft<Value>(key: string, saved: Value) {
  const [, render] = useState(0);
  const change = (update: () => void) => {
    update();
    render((count) => count + 1);
  };
  return {
    value: (drafts.get(key) ?? saved) as Value,
    set: (value: Value) =>
      change(() => {
        if (JSON.stringify(value) === JSON.stringify(saved)) drafts.delete(key);
        else drafts.set(key, value);
      }),
    clear: () => change(() => drafts.delete(key)),
  };
}
