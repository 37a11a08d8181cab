import { Wordmark } from '#app/components/wordmark.tsx';
import type { customers } from '#content/landing/hero.ts';
import type { Testimonial } from '#content/landing/testimonials.ts';

type CustomersProps = typeof customers & { testimonials: readonly Testimonial[] };

/** With this number of customers, the claim is beside them and all rows are full. Otherwise it has its own row. */
const COUNT_BESIDE_CLAIM = 5;

/** Each customer, with a link to its case study. */
export function Customers({ claim, caseHref, testimonials }: CustomersProps) {
  return (
    <div className="proof">
      <p className={testimonials.length === COUNT_BESIDE_CLAIM ? undefined : 'col-span-full'}>{claim}</p>
      {testimonials.map((story) => (
        <a key={story.id} href={caseHref(story.id)}>
          <Wordmark customer={story} />
        </a>
      ))}
    </div>
  );
}
