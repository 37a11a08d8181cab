import { failureText } from '#content/desk.ts';
import { failureReason } from '#domain/desk.ts';

/** The text for these reasons contains the status, so the note adds nothing. */
const COMPLETE_REASONS: readonly string[] = ['server-error', 'rejected'];

/** The reason in plain words, and below it the original message of the target, in English. */
export function FailureNote({ kind, note }: { kind: string; note: string }) {
  const text = failureText(kind, note);
  return (
    <>
      {text && <p>{text}</p>}
      {!COMPLETE_REASONS.includes(failureReason(note)) && (
        <p lang="en" className={`wrap-anywhere text-muted ${text ? 'text-tiny' : ''}`}>
          {note}
        </p>
      )}
    </>
  );
}
