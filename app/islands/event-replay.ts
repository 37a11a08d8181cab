/** Keeps presses and text inside an island that is not hydrated yet, and replays them when it is. */
import { PRESS_PATIENCE } from '#domain/timing.ts';
import { retryAll } from './lazy-module.ts';

const CONTROLS = 'button, [role="button"], label, input';
const CHOICES = 'input[type="radio"], input[type="checkbox"]';
const FIELDS = 'input, textarea';

type Kept = { island: Element; control: HTMLElement; type: string; replay: () => void };
let kept: Kept[] = [];

/** The control of an event and its island, if the island is not hydrated yet. */
function waitingControl({ target }: Event, selector: string) {
  const control = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const island = control?.closest('[data-island]');
  return control && island && !island.hasAttribute('data-hydrated') ? { control, island } : undefined;
}

/** A later event of the same kind on the same control replaces the earlier one. */
function keep(event: Kept): Kept {
  kept = [...kept.filter(({ control, type }) => control !== event.control || type !== event.type), event];
  return event;
}

function release(events: Kept[]): void {
  kept = kept.filter((event) => !events.includes(event));
  for (const { control } of events) control.ariaBusy = null;
}

/** The control's action without script, if it has one. `mailto:` does not count: a mail program may not be set up. */
function plainAction(control: HTMLElement): (() => void) | undefined {
  if (control instanceof HTMLAnchorElement)
    return /^http/.test(control.protocol) ? () => window.location.assign(control.href) : undefined;
  const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
  if (form?.hasAttribute('action')) return () => form.submit();
}

function keepClick(event: MouseEvent): void {
  const { control, island } = waitingControl(event, CONTROLS) ?? {};
  if (!control || !island || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const choice = control instanceof HTMLLabelElement ? control.control : control;
  if (choice?.matches(FIELDS) && !choice.matches(CHOICES)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  const press = keep({ island, control, type: event.type, replay: () => control.click() });
  // Request missing code again at once, so that the visitor soon knows.
  retryAll();
  const act = plainAction(control);
  if (!act) return;
  setTimeout(() => {
    if (!kept.includes(press)) return;
    release([press]);
    act();
  }, PRESS_PATIENCE);
}

function keepKey(event: KeyboardEvent): void {
  if (!/^Arrow(Left|Right)$/.test(event.key)) return;
  const { control, island } = waitingControl(event, 'a, button') ?? {};
  if (!control || !island) return;
  const replay = () => control.dispatchEvent(new KeyboardEvent(event.type, event));
  keep({ island, control, type: event.type, replay });
}

/**
 * React ignores an input event if the value did not change. So clear the value that React tracks, then set it again.
 */
function keepText(event: Event): void {
  const { control, island } = waitingControl(event, FIELDS) ?? {};
  if (!island || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const replay = () => {
    const text = control.value;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    control.value = '';
    set?.call(control, text);
    control.dispatchEvent(new Event(event.type, { bubbles: true }));
  };
  keep({ island, control, type: event.type, replay });
}

/** Runs before any other listener of the page. */
export function keepEvents(): void {
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener('input', keepText, true);
}

export const hasKeptPress = (island: Element) =>
  kept.some((event) => event.island === island && event.type === 'click');

export function replayEvents(island: Element): void {
  const events = kept.filter((event) => event.island === island);
  release(events);
  for (const { replay } of events) replay();
}
