import { useId, useRef } from 'react';
import { deskPerson } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { api } from '../api.ts';
import { SmallButton } from '../components/buttons.tsx';
import { useAction } from '../use-api.ts';
import { useDraft } from '../use-draft.ts';
import { useKeys } from '../use-keys.ts';
import { colleagueName, useMe } from '../use-me.ts';

export function NoteForm({ id }: { id: string }) {
  const fieldId = useId();
  // Kept until the server has stored it.
  const draft = useDraft(`note ${id}`, '');
  const addNote = useAction(
    (text: string) => api.people[':id'].notes.$post({ param: { id }, json: { text } }),
    { onDone: draft.clear },
  );
  const { email, team } = useMe();
  /** The mention that is being typed at the end of the text. */
  const mention = /(?<![\w.@-])@([\w.+-]*)$/.exec(draft.value)?.[1];
  const suggestions =
    mention === undefined
      ? []
      : team
          .map(colleagueName)
          .filter((name, index) => team[index] !== email && name.startsWith(mention) && name !== mention);
  const input = useRef<HTMLTextAreaElement>(null);
  useKeys({ n: () => input.current?.focus() });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.value.trim()) addNote.mutate(draft.value.trim());
      }}
      className="grid gap-2"
    >
      <label htmlFor={fieldId} className="font-semibold">
        {deskPerson.note}
      </label>
      <textarea
        ref={input}
        id={fieldId}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
        value={draft.value}
        onChange={(event) => draft.set(event.target.value)}
        rows={2}
        maxLength={DESK_LIMITS.noteLength}
        required
        placeholder={deskPerson.notePlaceholder}
        className="field py-2"
      />
      {suggestions.length > 0 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{deskPerson.mention}</legend>
          {suggestions.map((name) => (
            <SmallButton
              key={name}
              onClick={() => {
                draft.set(`${draft.value.slice(0, draft.value.length - (mention?.length ?? 0))}${name} `);
                input.current?.focus();
              }}
            >
              @{name}
            </SmallButton>
          ))}
        </fieldset>
      )}
      <SmallButton type="submit" loading={addNote.isPending} className="justify-self-start">
        {deskPerson.addNote}
      </SmallButton>
    </form>
  );
}
