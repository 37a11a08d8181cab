/**
 * Paper shows every answer. Browsers whose style sheets cannot open what is closed (print.css does it for the others) get
 * it opened before they print and closed after.
 */
let opened: [answer: HTMLDetailsElement, group: string][] = [];

addEventListener('beforeprint', () => {
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not(.audit, [open])');
  opened = [...closed].map((answer) => [answer, answer.getAttribute('name') ?? '']);
  for (const [answer] of opened) {
    // Of a group only one may be open.
    answer.removeAttribute('name');
    answer.open = true;
  }
});

addEventListener('afterprint', () => {
  for (const [answer, group] of opened) {
    answer.open = false;
    if (group) answer.setAttribute('name', group);
  }
  opened = [];
});

/** For whoever waits for this file. */
export const opensOnPaper = true;
