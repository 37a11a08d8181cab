import { deskPerson, failureText, spamReasonText } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { failureReason, SPAM_NOTE } from '#domain/desk.ts';

/** The text for these reasons contains the status, so the note adds nothing. */
const COMPLETE_REASONS: readonly string[] = ['server-error', 'rejected'];

type FailureNoteProps = { kind: string; note: string; target_failed: number };

/** The reason in plain words, and below it the original message of the target, in English. */
export function FailureNote({ kind, note, target_failed: code }: FailureNoteProps) {
  const text = failureText(kind, code);
  if (note.startsWith(SPAM_NOTE))
    return fill(deskPerson.suspectedSpam, { why: spamReasonText(note.slice(SPAM_NOTE.length)) });
  return (
    <>
      {text && <p>{text}</p>}
      {!COMPLETE_REASONS.includes(failureReason(code)) && (
        <p lang="en" className={`wrap-anywhere text-muted ${text ? 'text-tiny' : ''}`}>
          {note}
        </p>
      )}
    </>
  );
}
