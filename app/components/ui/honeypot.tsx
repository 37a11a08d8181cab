import { HONEYPOT_FIELD } from '#domain/lead-headers.ts';
import texts from '#words/lead-forms.json' with { type: 'json' };

/** A hidden field that people cannot see or reach. Bots that fill in every field reveal themselves. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {texts.honeypot}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export const readHoneypot = (form: HTMLFormElement) => String(new FormData(form).get(HONEYPOT_FIELD) ?? '');
