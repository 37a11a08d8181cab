import { deskFrame, deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import CopyIcon from '~icons/lucide/copy';
import { useNotice } from './notice.tsx';

/** Copies a text, and says whether that worked. */
export function useCopy(): (text: string) => void {
  const notify = useNotice();
  return (text) =>
    navigator.clipboard.writeText(text).then(
      () => notify(deskPerson.copied),
      () => notify(deskFrame.actionFailed),
    );
}

export function CopyButton({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <button
      type="button"
      aria-label={fill(deskPerson.copy, { what: text })}
      onClick={() => copy(text)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink lg:pointer-fine:size-8"
    >
      <CopyIcon aria-hidden="true" className="size-4" />
    </button>
  );
}
