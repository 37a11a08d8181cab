/** Records clicks, keys and text in an island that is not hydrated yet. Replays them after its hydration. */
import { CLICK_TIMEOUT } from '#domain/timing.ts';
import { retryAll } from './lazy-module.ts';

const CONTROL_SELECTOR = 'button, [role="button"], [href="#"], label, input';
const CHOICE_SELECTOR = 'input[type="radio"], input[type="checkbox"]';
const FIELD_SELECTOR = 'input, textarea';

type RecordedEvent = { island: Element; control: HTMLElement; type: string; replay: () => void };
let recordedEvents: RecordedEvent[] = [];

/** The control of an event and its island, if the island is not hydrated yet. */
function findWaitingControl({ target }: Event, selector: string) {
  const control = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const island = control?.closest('[data-island]');
  return control && island && !island.hasAttribute('data-hydrated') ? { control, island } : undefined;
}

/** A later event of the same kind on the same control replaces the earlier one. */
function record(event: RecordedEvent): RecordedEvent {
  recordedEvents = [
    ...recordedEvents.filter(({ control, type }) => control !== event.control || type !== event.type),
    event,
  ];
  return event;
}

function forgetEvents(events: RecordedEvent[]): void {
  recordedEvents = recordedEvents.filter((event) => !events.includes(event));
  for (const { control } of events) control.ariaBusy = null;
}

/** The action of the control without script. There is none for `#` and `mailto:`: the visitor may have no mail program. */
function actionWithoutScript(control: HTMLElement): (() => void) | undefined {
  if (control instanceof HTMLAnchorElement)
    return /^http.*[^#]$/.test(control.href) ? () => window.location.assign(control.href) : undefined;
  const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
  if (form?.hasAttribute('action')) return () => form.submit();
}

function recordClick(event: MouseEvent): void {
  const { control, island } = findWaitingControl(event, CONTROL_SELECTOR) ?? {};
  if (!control || !island || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const input = control instanceof HTMLLabelElement ? control.control : control;
  if (input?.matches(FIELD_SELECTOR) && !input.matches(CHOICE_SELECTOR)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  const recordedClick = record({ island, control, type: event.type, replay: () => control.click() });
  // Request missing code again at once, so that the visitor soon sees a result or an error.
  retryAll();
  const fallback = actionWithoutScript(control);
  if (!fallback) return;
  setTimeout(() => {
    if (!recordedEvents.includes(recordedClick)) return;
    forgetEvents([recordedClick]);
    fallback();
  }, CLICK_TIMEOUT);
}

function recordKey(event: KeyboardEvent): void {
  if (!/^Arrow(Left|Right)$/.test(event.key)) return;
  const { control, island } = findWaitingControl(event, 'a, button') ?? {};
  if (!control || !island) return;
  const replay = () => control.dispatchEvent(new KeyboardEvent(event.type, event));
  record({ island, control, type: event.type, replay });
}

/**
 * React ignores an input event if the value did not change. So the replay clears the value first and then sets it again.
 */
function recordText(event: Event): void {
  const { control, island } = findWaitingControl(event, FIELD_SELECTOR) ?? {};
  if (!island || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const replay = () => {
    const text = control.value;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    control.value = '';
    set?.call(control, text);
    control.dispatchEvent(new Event(event.type, { bubbles: true }));
  };
  record({ island, control, type: event.type, replay });
}

/** Must be called first, so that these listeners run before all others of the page. */
export function recordEvents(): void {
  document.addEventListener('click', recordClick, true);
  document.addEventListener('keydown', recordKey, true);
  document.addEventListener('input', recordText, true);
}

export const hasRecordedClick = (island: Element) =>
  recordedEvents.some((event) => event.island === island && event.type === 'click');

export function replayEvents(island: Element): void {
  const events = recordedEvents.filter((event) => event.island === island);
  forgetEvents(events);
  for (const { replay } of events) replay();
}
