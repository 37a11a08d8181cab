/** Prints the slides that exist only as text for readers without script: a copy of each, until the dialog closes. */
export function startPrintedSlides(): void {
  const copies: Element[] = [];
  addEventListener('beforeprint', () => {
    for (const hidden of document.querySelectorAll('noscript[data-slide]')) {
      const copy = document.createElement('div');
      copy.innerHTML = hidden.textContent ?? '';
      hidden.after(copy);
      copies.push(copy);
    }
  });
  addEventListener('afterprint', () => {
    for (const copy of copies.splice(0)) copy.remove();
  });
}
