import { failureText } from '#content/desk.ts';

/** The reason in plain words, and below it the original message of the target, in English. */
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
