import { KeptTogether } from '#app/components/ui/kept-together.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { faq, faqIntro } from '#content/landing/faq.ts';
import PlusIcon from '~icons/lucide/plus';

/** The platform's accordion: one name, so one is open at a time (details.ts helps older browsers). */
export function Faq() {
  return (
    <section id="faq" className="page-width section-gap faq">
      <div className="faq-head">
        <h2 className="max-w-[7.6em] text-h2">{faqIntro.title}</h2>
        <p className="text-lead text-balance text-muted">{faqIntro.text}</p>
        <BookingLink variant="outline">{faqIntro.booking}</BookingLink>
      </div>
      <div className="border-t border-line">
        {faq.map(({ category, question, answer }, i) => (
          <details key={category} name="faq" open={i === 0} className="faq-item">
            <summary className="question">
              <span>{category}</span>
              <h3>{question}</h3>
              <PlusIcon aria-hidden="true" className="plus" />
            </summary>
            <div className="answer">
              <p>
                <KeptTogether>{answer}</KeptTogether>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
