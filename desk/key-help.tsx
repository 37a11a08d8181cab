import { useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { deskFrame, deskKeys, deskLeads } from '#content/desk.ts';
import KeyboardIcon from '~icons/lucide/keyboard';
import { useUndo } from './undo.tsx';
import { useKeys } from './use-keys.ts';

const KEYS = [
  ['j', deskKeys.next],
  ['k', deskKeys.previous],
  ['Enter', deskKeys.open],
  ['u', deskKeys.back],
  ['x', deskKeys.select],
  ['Shift x', deskKeys.range],
  ['a', deskKeys.mine],
  ['1 – 5', deskKeys.status],
  ['t m w', deskKeys.due],
  ['b', deskKeys.bulk],
  ['Esc', deskLeads.clearSelection],
  ['z', deskKeys.undo],
  ['n', deskKeys.note],
  ['/', deskKeys.search],
  ['?', deskKeys.help],
] as const;

export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const undo = useUndo();
  useKeys({ '?': () => setIsOpen(true), z: undo.run });
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-label={deskFrame.keys}
        className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink"
      >
        <KeyboardIcon aria-hidden="true" className="size-4.5" />
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={deskKeys.title}>
        <dl className="grid gap-2">
          {KEYS.map(([key, action]) => (
            <div key={key} className="flex items-center justify-between border-t border-line pt-2">
              <dt>{action}</dt>
              <dd>
                <kbd className="rounded-control border border-line bg-raised px-2 py-0.5 font-mono">
                  {key}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
