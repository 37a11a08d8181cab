/** Polyfills for `<details>` in older browsers. */

/** Closes the other answers, in browsers without exclusive accordions. */
function closeOtherAnswers({ target: openedAnswer }: Event): void {
  if (!(openedAnswer instanceof HTMLDetailsElement) || !openedAnswer.open) return;
  for (const answer of openedAnswer.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ??
    [])
    if (answer !== openedAnswer) answer.open = false;
}

/** Opens every answer before printing, in browsers where CSS cannot (print.css). */
function openForPrint(): void {
  let openedAnswers: [answer: HTMLDetailsElement, group: string][] = [];
  addEventListener('beforeprint', () => {
    const closedAnswers = document.querySelectorAll<HTMLDetailsElement>('details:not(.audit, [open])');
    openedAnswers = [...closedAnswers].map((answer) => [answer, answer.getAttribute('name') ?? '']);
    for (const [answer] of openedAnswers) {
      // Only one element with the same `name` may be open.
      answer.removeAttribute('name');
      answer.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [answer, group] of openedAnswers) {
      answer.open = false;
      if (group) answer.setAttribute('name', group);
    }
    openedAnswers = [];
  });
}

export function startDetails(): void {
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeOtherAnswers, true);
  if (!CSS.supports('selector(::details-content)')) openForPrint();
}
