/** Opens the booking provider in a dialog. Loaded when a visitor is about to press a booking button. */
import { getReference } from '#app/api/booking-reference.ts';
import { getFirstView } from '#app/api/first-view.ts';
import { count } from '#app/insight/count.ts';
import type { BookingDialog, Prefill } from '#booking/adapter.ts';
import { showBooking } from '#booking/adapters.ts';
import { booking } from '#content/booking.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { BOOKING_METADATA, BOOKING_REPORT_PATH } from '#domain/lead-headers.ts';
import { BOOKING_TAB_DELAY, BOOKING_WIDGET_TIMEOUT } from '#domain/timing.ts';
import words from '#words/booking.json' with { type: 'json' };

type BookingButton = HTMLAnchorElement | HTMLButtonElement;

/** Limits the length of the booking URL, since campaign links can contain anything. */
const VISIT_LIMITS = { entries: 12, characters: 200 } as const;

/** Facts about the visit that travel with the booking. The build cannot know them. */
function getVisit(): [name: string, value: string][] {
  const { page, utm, referrer } = getFirstView();
  const visit = {
    [BOOKING_METADATA.reference]: getReference(),
    [BOOKING_METADATA.firstPage]: page,
    [BOOKING_METADATA.page]: window.location.pathname,
    [BOOKING_METADATA.language]: document.documentElement.lang,
    [BOOKING_METADATA.referrer]: referrer,
  };
  return [...Object.entries(visit), ...new URLSearchParams(utm)]
    .filter(([, value]) => value)
    .slice(0, VISIT_LIMITS.entries)
    .map(([name, value]) => [name, value.slice(0, VISIT_LIMITS.characters)]);
}

/** Adds the visit to the address of a link, or to the fields of a form. */
function addVisit(button: BookingButton): void {
  for (const [name, value] of getVisit()) {
    const field = booking.visitField(name);
    if (!field) continue;
    if (button instanceof HTMLAnchorElement) {
      const url = new URL(button.href);
      url.searchParams.set(field, value);
      button.href = url.href;
    } else if (button.form && !button.form.elements.namedItem(field)) {
      button.form.append(
        Object.assign(document.createElement('input'), { type: 'hidden', name: field, value }),
      );
    }
  }
}

/** The address that the button opens without script. */
function addressOf(button: BookingButton): URL {
  if (button instanceof HTMLAnchorElement) return new URL(button.href);
  const url = new URL(button.form?.action ?? booking.page);
  if (button.form)
    for (const [name, value] of new FormData(button.form))
      if (String(value).trim()) url.searchParams.set(name, String(value).trim());
  return url;
}

function openTab(address: URL): boolean {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** Tells our server of a booking that the provider announced. A page without the server has nobody to tell. */
function reportBooking(uid: string, { searchParams }: URL): void {
  const read = (name: keyof Prefill) => searchParams.get(booking.fields[name] ?? '') ?? undefined;
  const report = {
    uid,
    name: read('name'),
    email: read('email'),
    note: read('notes'),
    visit: Object.fromEntries(getVisit()),
  };
  fetch(BOOKING_REPORT_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, ...properties });
}

/** Answers the press at once. The link in it works when nothing else does. */
function openDialog(button: BookingButton, address: URL) {
  const closing = new AbortController();
  const element = createElement('dialog', 'dialog', { ariaLabel: words.bookingDialog.title });
  const head = createElement('div', 'dialog-head');
  const title = createElement('h2', 'text-h3', { textContent: words.bookingDialog.title });
  const closeButton = createElement('button', 'bar-button', { type: 'button', ariaLabel: labels.close });
  closeButton.textContent = '×';
  const body = createElement('div', 'dialog-body');
  const status = createElement('p', '', { role: 'status', textContent: words.bookingDialog.loading });
  const pageLink = createElement('a', 'underline', {
    href: address.href,
    target: '_blank',
    rel: 'noopener',
    textContent: words.bookingDialog.newTab,
  });
  // A frame has no height of its own.
  element.style.maxWidth = '64rem';
  if (booking.reportsFromPage) element.style.height = '52rem';
  body.style.flex = '1';
  head.append(title, closeButton);
  body.append(status, pageLink);
  element.append(head, body);
  element.addEventListener('click', ({ target }) => target === element && element.close());
  closeButton.addEventListener('click', () => element.close());
  element.addEventListener('close', () => {
    closing.abort();
    element.remove();
    button.focus();
  });
  document.body.append(element);
  element.showModal();
  return { element, body, status, pageLink, closed: closing.signal };
}

function open(button: BookingButton): void {
  const address = addressOf(button);
  if (!booking.opensInDialog) {
    openTab(address);
    return;
  }
  const { element, body, status, pageLink, closed } = openDialog(button, address);
  const close = () => element.close();
  pageLink.addEventListener('click', close);
  let hasFailed = false;
  const openPage = () => {
    if (!element.open) return;
    // If the browser blocks the tab, the link stays, and in its place: it may be under the pointer.
    if (openTab(address)) close();
    else status.style.visibility = 'hidden';
  };
  const timers = [
    setTimeout(() => hasFailed && openPage(), BOOKING_TAB_DELAY),
    setTimeout(openPage, BOOKING_WIDGET_TIMEOUT),
  ];
  const dialog: BookingDialog = {
    body,
    closed,
    close,
    announceBooking: (uid) => reportBooking(uid, address),
    trigger: button,
  };
  showBooking(site.booking, new URL(address), dialog).then((isShown) => {
    if (!isShown) {
      hasFailed = true;
      return openPage();
    }
    timers.forEach(clearTimeout);
    status.remove();
    pageLink.remove();
    count('booking-opened');
  });
}

export const openBooking = { opensInDialog: booking.opensInDialog, addVisit, open };
