import { type FormEvent, useId, useState } from 'react';
import { deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import MoveIcon from '~icons/lucide/calendar-clock';
import DoneIcon from '~icons/lucide/check';
import { SmallButton } from '../components/buttons.tsx';
import { DueDate } from '../components/due-date.tsx';
import { Menu } from '../components/menu.tsx';
import { dayText, localDate } from '../components/time.tsx';
import { useDraft } from '../use-draft.ts';
import type { Person } from './person.ts';
import { usePersonChange, useTaskChange } from './use-person-change.ts';

/** Marks a task of a person as done, or moves it. */
export function TaskActions({ id, task }: { id: string; task: Person['tasks'][number] }) {
  const change = useTaskChange(id);
  return (
    <span className="ms-auto flex gap-1.5">
      <button
        type="button"
        aria-label={fill(deskPerson.doneStep, { text: task.text })}
        title={deskPerson.stepDone}
        disabled={change.isPending}
        onClick={() => change.mutate({ task: task.id, done: true })}
        className="icon-button"
      >
        <DoneIcon aria-hidden="true" className="size-4.5" />
      </button>
      <Menu
        label={fill(deskPerson.moveStep, { text: task.text })}
        button={<MoveIcon aria-hidden="true" className="size-4.5" />}
        buttonClass="icon-button"
      >
        <MoveForm key={task.at} at={task.at} onMove={(at) => change.mutate({ task: task.id, at })} />
      </Menu>
    </span>
  );
}

/** The usual dates are saved at once, and a typed date when the user saves it. */
function MoveForm({ at, onMove }: { at: number | null; onMove: (at: number | null) => void }) {
  const [draft, setDraft] = useState(at);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(draft);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2 max-sm:w-68">
      <DueDate at={draft} onPick={onMove} onType={setDraft} />
      {draft !== at && <SmallButton type="submit">{deskPerson.save}</SmallButton>}
    </form>
  );
}

/** `Jan 5`, marked if the day has come. */
export function DueDay({ at }: { at: number }) {
  const isDue = localDate(at) <= localDate(Date.now());
  return (
    <span className={`text-tiny whitespace-nowrap ${isDue ? 'font-semibold text-signal' : 'text-muted'}`}>
      {isDue ? fill(deskPerson.dueOn, { day: dayText(at) }) : dayText(at)}
    </span>
  );
}

/** Text of a task, with suggestions. */
export function StepField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const fieldId = useId();
  return (
    <>
      <input
        aria-label={deskPerson.nextStep}
        list={fieldId}
        value={text}
        maxLength={200}
        placeholder={deskPerson.nextStepPlaceholder}
        onChange={(event) => onChange(event.target.value)}
        className="field-small"
      />
      <datalist id={fieldId}>
        {deskPerson.stepSuggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}

const NEW_STEP = { text: '', at: null as number | null };

/** Open tasks of a person, and a form for the next one. */
export function Tasks({ id, tasks }: { id: string; tasks: Person['tasks'] }) {
  const change = usePersonChange(id);
  const draft = useDraft(`step ${id}`, NEW_STEP);
  const { text, at } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const task = { text: text.trim() || deskPerson.nextStepPlaceholder, at };
    change.mutateAsync({ task }).then(draft.clear, () => {});
  };
  return (
    <section
      aria-labelledby="steps"
      className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3"
    >
      <h2 id="steps" className="font-display text-body">
        {deskPerson.steps}
      </h2>
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center gap-x-3 border-b border-line py-1">
            <span className="wrap-anywhere">
              <bdi>{task.text}</bdi> {task.at !== null && <DueDay at={task.at} />}
            </span>
            <TaskActions id={id} task={task} />
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <span className="grow">
          <StepField text={text} onChange={(typed) => draft.set({ text: typed, at })} />
        </span>
        <DueDate at={at} onPick={(picked) => draft.set({ text, at: picked })} />
        {(text || at !== null) && (
          <SmallButton type="submit" variant="default" loading={change.isPending}>
            {deskPerson.addStep}
          </SmallButton>
        )}
      </form>
    </section>
  );
}
