import type { Testimonial } from '#content/landing/testimonials.ts';
import { Wordmark } from '../wordmark.tsx';

type CustomersProps = {
  claim: string;
  caseHref: (id: string) => string;
  testimonials: readonly Testimonial[];
};

/** With this number of customers, the claim is beside them and all rows are full. Otherwise it has its own row. */
const COUNT_BESIDE_CLAIM = 5;

/** Each customer with its result and a link to its case study. */
export function Customers({ claim, caseHref, testimonials }: CustomersProps) {
  return (
    <div className="proof">
      <p className={testimonials.length === COUNT_BESIDE_CLAIM ? undefined : 'col-span-full'}>{claim}</p>
      <ul className="contents">
        {testimonials.map((story) => (
          <li key={story.id}>
            <a href={caseHref(story.id)}>
              <Wordmark customer={story} />
              <b>{story.result.value}</b>
              <span>{story.result.description}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
