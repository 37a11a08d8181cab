import { Heading } from '#app/components/heading.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { FaqItem } from '#content/landing/faq.ts';

type FaqProps = { title: string; text: string; booking: string; items: readonly FaqItem[] };

/** The first sentence is the short answer. */
function Answer({ text }: { text: string }) {
  const [shortAnswer = text] = /^.+?[.!?](?= )/.exec(text) ?? [];
  return (
    <>
      <b>{shortAnswer}</b>
      <NonBreaking>{text.slice(shortAnswer.length)}</NonBreaking>
    </>
  );
}

/**
 * A native accordion: a shared `name` keeps one question open (details.ts helps older browsers). Search engines read
 * the microdata; JSON-LD would repeat all the text in the document.
 */
export function Faq({ title, text, booking, items }: FaqProps) {
  return (
    <Section id="faq" innerClass="grid gap-y-6 lg:gap-y-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <Heading title={title} titleClass="max-w-[8em]" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="text-muted">{text}</p>
          <BookingLink variant="outline">{booking}</BookingLink>
        </div>
      </div>
      <div className="border-t border-line" itemScope itemType="https://schema.org/FAQPage">
        {items.map(({ id, category, question, answer, more }, i) => (
          <details
            key={category}
            id={id}
            name="faq"
            open={i === 0}
            className="faq-item"
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
          >
            <summary className="question">
              <span>{category}</span>
              <h3 itemProp="name">{question}</h3>
            </summary>
            <div className="answer" itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
              <p itemProp="text">
                <Answer text={answer} />
              </p>
              {more && (
                <a href={more.href} className="btn-link">
                  {more.label}
                </a>
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
