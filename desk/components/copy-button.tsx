import { deskFrame, deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import CopyIcon from '~icons/lucide/copy';
import { useNotice } from './notice.tsx';

export function CopyButton({ text }: { text: string }) {
  const notify = useNotice();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(deskPerson.copied),
      () => notify(deskFrame.actionFailed),
    );
  return (
    <button
      type="button"
      aria-label={fill(deskPerson.copy, { what: text })}
      onClick={copy}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink lg:pointer-fine:size-8"
    >
      <CopyIcon aria-hidden="true" className="size-4" />
    </button>
  );
}
