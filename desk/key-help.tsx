import { useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { deskFrame, deskKeys, deskLeads, deskStatuses } from '#content/desk.ts';
import KeyboardIcon from '~icons/lucide/keyboard';
import { CheckboxField } from './components/checkbox-field.tsx';
import { useUndo } from './undo.tsx';
import { areKeysOn, switchKeys, useKeys } from './use-keys.ts';

const KEYS = [
  ['j', deskKeys.next],
  ['k', deskKeys.previous],
  ['Enter', deskKeys.open],
  ['u', deskKeys.back],
  ['x', deskKeys.select],
  ['Shift x', deskKeys.range],
  ['a', deskKeys.mine],
  ['1 – 5', `${deskKeys.status}: ${Object.values(deskStatuses).join(', ')}`],
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
  const [isOn, setIsOn] = useState(areKeysOn);
  const undo = useUndo();
  useKeys({ '?': () => setIsOpen(true), z: undo.run });
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-label={deskFrame.keys}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink max-sm:hidden lg:pointer-fine:size-9"
      >
        <KeyboardIcon aria-hidden="true" className="size-4.5" />
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={deskKeys.title}>
        <CheckboxField
          label={deskKeys.on}
          checked={isOn}
          onChange={(shouldBeOn) => {
            switchKeys(shouldBeOn);
            setIsOn(shouldBeOn);
          }}
        />
        <dl className="grid gap-2">
          {KEYS.map(([key, action]) => (
            <div key={key} className="flex items-center justify-between gap-4 border-t border-line pt-2">
              <dt>{action}</dt>
              <dd className="shrink-0">
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
