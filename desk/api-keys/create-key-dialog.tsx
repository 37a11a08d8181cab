import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskApiKeys, deskFrame } from '#content/desk.ts';
import { API_SCOPES, type ApiScope } from '#domain/desk.ts';
import { api, errorStatus } from '../api.ts';
import { SubmitButton } from '../components/buttons.tsx';
import { useCopy } from '../components/copy-button.tsx';
import { Select } from '../components/select.tsx';
import { useAction } from '../use-api.ts';

const keysApi = api['api-keys'];
const EXPIRY_OPTIONS = Object.entries(deskApiKeys.lifetimes);
const DEFAULT_EXPIRY = '365';

/** Asks for name, scopes and expiry, then shows the new key. Nobody can read it again after the dialog is closed. */
export function CreateKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [expiry, setExpiry] = useState(DEFAULT_EXPIRY);
  const [errors, setErrors] = useState<{ name?: string; form?: string }>({});
  const copy = useCopy();
  const createKey = useAction(
    (json: { name: string; scopes: ApiScope[]; days: number | null }) => keysApi.$post({ json }),
    {
      // The dialog shows the key or the message.
      onDone() {},
      onFailed: (error) => {
        const status = errorStatus(error);
        if (status === 409) setErrors({ name: deskApiKeys.nameTaken });
        else if (status === 422) setErrors({ name: deskApiKeys.badName });
        else setErrors({ form: deskFrame.actionFailed });
      },
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const scopes = API_SCOPES.filter((scope) => data.getAll('scope').includes(scope));
    if (scopes.length === 0) return setErrors({ form: deskApiKeys.noScope });
    setErrors({});
    createKey.mutate({
      name: String(data.get('name') ?? ''),
      scopes,
      days: expiry === 'never' ? null : Number(expiry),
    });
  };
  const close = () => {
    onClose();
    createKey.reset();
    setErrors({});
    setExpiry(DEFAULT_EXPIRY);
  };
  if (createKey.data)
    return (
      <Dialog
        open={open}
        onClose={close}
        title={deskApiKeys.createdTitle}
        description={deskApiKeys.createdText}
      >
        <div className="grid gap-4">
          <textarea
            aria-label={deskApiKeys.key}
            readOnly
            rows={3}
            value={createKey.data.key}
            onFocus={(event) => event.currentTarget.select()}
            className="field resize-none py-2 font-mono text-small break-all"
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => copy(createKey.data.key)}>{deskApiKeys.copy}</Button>
            <Button variant="outline" onClick={close}>
              {deskApiKeys.close}
            </Button>
          </div>
        </div>
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
          error={errors.name}
          onChange={() => setErrors({})}
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
                onChange={() => setErrors({})}
                className="mt-1 size-5 shrink-0 accent-brand"
              />
              <span>
                <span className="font-mono">{scope}</span>
                <span className="block text-small text-muted">{deskApiKeys.scopeTexts[scope]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Select label={deskApiKeys.expires} options={EXPIRY_OPTIONS} value={expiry} onPick={setExpiry} />
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {errors.form}
        </p>
        <SubmitButton loading={createKey.isPending}>{deskApiKeys.create}</SubmitButton>
      </form>
    </Dialog>
  );
}
