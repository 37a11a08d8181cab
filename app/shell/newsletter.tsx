import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { notify, prepareToasts } from '#app/features/toasts/notify.ts';

/** The form, with toasts for its result. */
export function Newsletter() {
  return <NewsletterForm onOutcome={notify} onIntent={prepareToasts} />;
}
