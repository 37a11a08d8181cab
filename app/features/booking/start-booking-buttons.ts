/** Opens the booking provider from every booking button. Without script, the buttons are links and a GET form. */
import { lazyModule } from '#app/islands/lazy-module.ts';
import { BOOKING_TAB_DELAY, BOOKING_WIDGET_TIMEOUT } from '#domain/timing.ts';

/** Our own code. The provider's loads only after the press. */
const lazyBooking = lazyModule(() => import('./open-booking.ts'), 'openBooking');

const findButton = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement | HTMLButtonElement>(__BOOKING_SELECTOR__)
    : null;

async function prepare(event: Event): Promise<void> {
  const button = findButton(event);
  if (button) (await lazyBooking.tryLoad())?.addVisit(button);
}

function press(event: MouseEvent): void {
  const button = findButton(event);
  if (!button) return;
  const loaded = lazyBooking.value();
  loaded?.addVisit(button);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // Without a dialog, the default action opens a new tab.
  if (loaded && !loaded.opensInDialog) return;
  event.preventDefault();
  // This listener is older than those of any provider's script: only ours opens the dialog.
  event.stopImmediatePropagation();
  if (loaded) loaded.open(button);
  else waitForCode(button);
}

/** Handles a press before our code has loaded. If it does not load in time, the default action follows. */
function waitForCode(button: HTMLAnchorElement | HTMLButtonElement): void {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  let hasFailed = false;
  const openPage = () => {
    if (button.ariaBusy !== 'true') return;
    if (button instanceof HTMLButtonElement) button.form?.submit();
    else {
      const tab = window.open(button.href, '_blank');
      if (!tab) return;
      tab.opener = null;
    }
    finish();
  };
  const timers = [
    // WebKit opens a tab from a timer of the press, but not when the import fails.
    setTimeout(() => hasFailed && openPage(), BOOKING_TAB_DELAY),
    setTimeout(() => {
      openPage();
      // The browser has blocked the tab.
      if (button.ariaBusy === 'true' && button instanceof HTMLAnchorElement)
        window.location.assign(button.href);
      finish();
    }, BOOKING_WIDGET_TIMEOUT),
  ];
  const finish = () => {
    timers.forEach(clearTimeout);
    button.ariaBusy = null;
  };
  lazyBooking.tryLoad().then((loaded) => {
    if (!loaded) {
      hasFailed = true;
      openPage();
    } else if (button.ariaBusy === 'true') {
      finish();
      loaded.addVisit(button);
      loaded.open(button);
    }
  });
}

export function startBookingButtons(): void {
  for (const type of ['pointerover', 'touchstart'])
    document.addEventListener(type, prepare, { passive: true });
  document.addEventListener('click', press);
}
