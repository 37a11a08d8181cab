import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { api, queryKeyFor, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { onKey } from '../on-key.ts';

export function NoteForm({ id }: { id: string }) {
  const fieldId = useId();
  const client = useQueryClient();
  const notify = useNotice();
  const addNote = useMutation({
    mutationFn: (text: string) => readBody(api.people[':id'].notes.$post({ param: { id }, json: { text } })),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: queryKeyFor(api.people[':id'].$url({ param: { id } })) }),
    onError: () => notify(deskFrame.actionFailed),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('note') ?? '').trim();
    if (!text) return;
    // The typed text stays in the form until the server has stored it.
    await addNote.mutateAsync(text).then(
      () => form.reset(),
      () => {},
    );
  };
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => onKey({ n: () => input.current?.focus() }), []);
  return (
    <form onSubmit={submit} className="grid gap-2">
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
        name="note"
        rows={2}
        maxLength={DESK_LIMITS.noteLength}
        required
        placeholder={deskPerson.notePlaceholder}
        className="field py-2"
      />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        loading={addNote.isPending}
        className="justify-self-start"
      >
        {deskPerson.addNote}
      </Button>
    </form>
  );
}
