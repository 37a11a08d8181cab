/** With script, a dialog link acts as a button, also for the Space key. The island of the link opens the dialog. */
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
