/** With script, a link to a dialog's content acts as the button of that dialog. Its island opens it. */
export function startDialogLinks(): void {
  for (const link of document.querySelectorAll('a[data-dialog-link]')) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('a[data-dialog-link]')) return;
    event.preventDefault();
    event.target.click();
  });
}
