import { failureText } from '#content/desk.ts';

/** The reason in words, and under it the message of the target, which is English. */
export function FailureNote({ kind, note }: { kind: string; note: string }) {
  const text = failureText(kind, note);
  return (
    <>
      {text && <p>{text}</p>}
      <p lang="en" className={`wrap-anywhere text-muted ${text ? 'text-tiny' : ''}`}>
        {note}
      </p>
    </>
  );
}
