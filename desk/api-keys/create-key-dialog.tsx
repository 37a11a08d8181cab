import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskApiKeys, deskFrame } from '#content/desk.ts';
import { API_SCOPES, type ApiScope } from '#domain/api-scopes.ts';
import { answerOf, api, keyOf, statusOf } from '../api.ts';
import { Select } from '../components/select.tsx';
import { NewKey } from './new-key.tsx';

const path = api['api-keys'];
const LIVES = Object.entries(deskApiKeys.lives);
const DEFAULT_LIFE = '365';

type Fault = Readonly<{ name?: string; scopes?: string; all?: string }>;
type CreateKeyDialogProps = { open: boolean; onClose: () => void };

/** Asks for name, scopes and expiry, then shows the new key. */
export function CreateKeyDialog({ open, onClose }: CreateKeyDialogProps) {
  const client = useQueryClient();
  const [life, setLife] = useState(DEFAULT_LIFE);
  const [fault, setFault] = useState<Fault>({});
  const create = useMutation({
    mutationFn: (json: { name: string; scopes: ApiScope[]; days: number | null }) =>
      answerOf(path.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(path.$url()) }),
    onError: (error) => {
      const status = statusOf(error);
      if (status === 409) setFault({ name: deskApiKeys.nameTaken });
      else if (status === 422) setFault({ name: deskApiKeys.badName });
      else setFault({ all: deskFrame.notDone });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const scopes = API_SCOPES.filter((scope) => data.getAll('scope').includes(scope));
    if (scopes.length === 0) return setFault({ scopes: deskApiKeys.noScope });
    setFault({});
    create.mutate({
      name: String(data.get('name') ?? ''),
      scopes,
      days: life === 'never' ? null : Number(life),
    });
  };
  const close = () => {
    onClose();
    create.reset();
    setFault({});
    setLife(DEFAULT_LIFE);
  };
  if (create.data)
    return (
      <Dialog
        open={open}
        onClose={close}
        title={deskApiKeys.createdTitle}
        description={deskApiKeys.createdText}
      >
        <NewKey value={create.data.key} onDone={close} />
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={close} title={deskApiKeys.create}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={deskApiKeys.name}
          name="name"
          hint={deskApiKeys.nameHint}
          autoComplete="off"
          maxLength={60}
          required
          error={fault.name}
          onChange={() => setFault({})}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-small font-semibold">{deskApiKeys.scopes}</legend>
          {API_SCOPES.map((scope) => (
            <label key={scope} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                name="scope"
                value={scope}
                defaultChecked={scope === 'read'}
                onChange={() => setFault({})}
                className="mt-1 size-5 shrink-0 accent-brand"
              />
              <span>
                <span className="font-mono">{scope}</span>
                <span className="block text-small text-muted">{deskApiKeys.scopeTexts[scope]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Select label={deskApiKeys.expires} options={LIVES} value={life} onPick={setLife} />
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {fault.scopes ?? fault.all}
        </p>
        <Button type="submit" loading={create.isPending}>
          {deskApiKeys.create}
        </Button>
      </form>
    </Dialog>
  );
}
