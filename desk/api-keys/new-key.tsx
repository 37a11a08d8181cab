import { useId } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskApiKeys } from '#content/desk.ts';
import { useCopy } from '../components/copy-button.tsx';

/** Shows a new key. Nobody can read it again after this dialog is closed. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const id = useId();
  const copy = useCopy();
  return (
    <div className="grid gap-4">
      <label htmlFor={id} className="sr-only">
        {deskApiKeys.key}
      </label>
      <textarea
        id={id}
        readOnly
        rows={3}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        className="field resize-none py-2 font-mono text-small break-all"
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copy(value)}>{deskApiKeys.copy}</Button>
        <Button variant="outline" onClick={onDone}>
          {deskApiKeys.close}
        </Button>
      </div>
    </div>
  );
}
