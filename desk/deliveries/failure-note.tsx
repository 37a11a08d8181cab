import { failureText } from '#content/desk.ts';

/** The reason in plain language, and below it the target's original message, in English. */
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
