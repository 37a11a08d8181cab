import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { answerOf, api, keyOf } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { onKey } from '../on-key.ts';

export function NoteForm({ id }: { id: string }) {
  const field = useId();
  const client = useQueryClient();
  const notify = useNotice();
  const add = useMutation({
    mutationFn: (text: string) => answerOf(api.people[':id'].notes.$post({ param: { id }, json: { text } })),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(api.people[':id'].$url({ param: { id } })) }),
    onError: () => notify(deskFrame.notDone),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('note') ?? '').trim();
    if (!text) return;
    // Keep the typed text until the server has stored it.
    await add.mutateAsync(text).then(
      () => form.reset(),
      () => {},
    );
  };
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => onKey({ n: () => input.current?.focus() }), []);
  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={field} className="font-semibold">
        {deskPerson.note}
      </label>
      <textarea
        ref={input}
        id={field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
        name="note"
        rows={2}
        maxLength={DESK_LIMITS.noteLetters}
        required
        placeholder={deskPerson.notePlaceholder}
        className="field py-2"
      />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        loading={add.isPending}
        className="justify-self-start"
      >
        {deskPerson.addNote}
      </Button>
    </form>
  );
}
