import { sendLead } from '#app/api/send-lead.ts';
import { notify } from '#app/features/toasts/notify.ts';
import type { Form } from '#domain/forms/form.ts';
import type { Result } from './form.tsx';

type ResultTexts = Readonly<{ sent: string; failed: string; serverMissing: string }>;

/** Sends a form that is part of a page. A toast and the form show the result. */
export const sendVisibleForm =
  ({ path }: Form, texts: ResultTexts, consent: string) =>
  async (values: object, honeypot: string): Promise<Result> => {
    // The form has been visible since the page opened, even if its script loaded later.
    const { ok, isLeadServerMissing } = await sendLead(path, values, { shownAt: 0, honeypot, consent });
    const failure = isLeadServerMissing ? texts.serverMissing : texts.failed;
    const result: Result = ok ? { tone: 'success', text: texts.sent } : { tone: 'error', text: failure };
    notify(result.tone, result.text);
    return result;
  };
