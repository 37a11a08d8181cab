import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { notify, prepareToasts } from '#app/features/toasts/notify.ts';

/** The newsletter form of the footer. A toast shows the result. */
export function Newsletter() {
  return <NewsletterForm onResult={notify} onFieldFocus={prepareToasts} />;
}
