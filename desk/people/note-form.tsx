import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { api, errorBody, queryKeyFor, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { onKey } from '../on-key.ts';
import { useDraft } from '../use-draft.ts';

export function NoteForm({ id }: { id: string }) {
  const fieldId = useId();
  const client = useQueryClient();
  const notify = useNotice();
  // Kept until the server has stored it.
  const draft = useDraft(`note ${id}`, '');
  const addNote = useMutation({
    mutationFn: (text: string) => readBody(api.people[':id'].notes.$post({ param: { id }, json: { text } })),
    onSuccess: () => {
      draft.clear();
      return client.invalidateQueries({ queryKey: queryKeyFor(api.people[':id'].$url({ param: { id } })) });
    },
    onError: (error) => notify(errorBody(error).error ?? deskFrame.actionFailed),
  });
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => onKey({ n: () => input.current?.focus() }), []);
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
