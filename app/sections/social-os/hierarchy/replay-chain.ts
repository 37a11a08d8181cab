/** Plays the CSS animations of the chain again: they start anew when its block is shown anew. */
export function replayChain(section: HTMLElement): void {
  const block = section.querySelector('[data-reveal]');
  section.querySelector('button')?.addEventListener('click', () => {
    block?.setAttribute('data-reveal', '');
    block?.getBoundingClientRect();
    block?.setAttribute('data-reveal', 'shown');
  });
}
