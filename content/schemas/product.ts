/** Schema of a product page without its own sections. */
import { list, text, words } from '#content/checks/text-rule.ts';

export const ProductCopySchema = words({
  kicker: text(40),
  title: text(60),
  lead: text(180),
  book: text(28),
  terms: text(60),
  jobs: words({ title: text(60), points: list(words({ title: text(32), text: text(140) }), 2, 6) }),
  steps: words({
    title: text(60),
    list: list(words({ title: text(32), when: text(24), text: text(140) }), 2, 4),
  }),
  figures: words({
    title: text(60),
    basis: text(160),
    list: list(words({ value: text(7), label: text(40) }), 2, 4),
  }),
  closing: words({
    title: text(60),
    lead: text(160),
    book: text(28),
    quiz: text(28),
    terms: list(text(32), 1, 4),
  }),
});
