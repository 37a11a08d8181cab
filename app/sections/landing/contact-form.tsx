import { Heading } from '#app/components/heading.tsx';
import { ContactForm } from '#app/features/forms/contact.tsx';
import { Island } from '#app/islands/island.tsx';
import contactTexts from '#words/contact-form.json' with { type: 'json' };

/** An optional section: a message to the team, which also works without script. */
export function ContactFormSection() {
  return (
    <section id="message" className="border-t border-line">
      <div className="page-width section-gap grid items-start gap-8 md:grid-cols-2 md:gap-16">
        <Heading layout="stacked" title={contactTexts.title} lead={contactTexts.text} />
        <Island name="contact-form" load="intent" component={ContactForm} />
      </div>
    </section>
  );
}
