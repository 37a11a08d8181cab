/** The button restarts the CSS animations of the chain by hiding and showing its block. */
export function replayChain(section: HTMLElement): void {
  const block = section.querySelector('[data-reveal]');
  section.querySelector('button')?.addEventListener('click', () => {
    block?.setAttribute('data-reveal', '');
    block?.getBoundingClientRect();
    block?.setAttribute('data-reveal', 'shown');
  });
}
