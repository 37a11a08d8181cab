/** Keeps what is pressed or typed where the script is still on its way, and does it when the script has arrived. */
import { PRESS_PATIENCE } from '#domain/timing.ts';

/** Bubbles from a section whose script answers from now on. */
export const ALIVE_EVENT = 'alive';
/** Goes to a section whose script is wanted before the visitor comes near. */
export const WANTED_EVENT = 'wanted';
export const HYDRATED_EVENT = 'hydrated';

const CONTROLS = 'button, [role="button"], label, input, [data-presses="keep"]';
const CHOICES = 'input[type="radio"], input[type="checkbox"]';
const FIELDS = 'input, textarea';

type Kept = { control: HTMLElement; type: string; replay: () => void };
let kept: Kept[] = [];

const sectionOf = (control: Element) => control.closest('[data-deferred]');

function isAlive(control: Element): boolean {
  const section = sectionOf(control);
  return 'hydrated' in document.documentElement.dataset && (!section || section.matches('[data-alive]'));
}

/** What the event is for, if nothing answers for it yet. */
function waitingControl({ target }: Event, selector: string): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (control?.closest('#root') && !isAlive(control)) return control;
}

function keep(control: HTMLElement, type: string, replay: () => void): Kept {
  const one = { control, type, replay };
  kept = [...kept.filter((other) => other.control !== control || other.type !== type), one];
  sectionOf(control)?.dispatchEvent(new Event(WANTED_EVENT));
  return one;
}

function replayAlive(): void {
  const ready = kept.filter(({ control }) => isAlive(control));
  kept = kept.filter((one) => !ready.includes(one));
  for (const { control, replay } of ready) {
    control.ariaBusy = null;
    replay();
  }
}

/** What the browser does without script, if that is what the control is for. */
function plainAct(control: HTMLElement): (() => void) | undefined {
  if (control instanceof HTMLAnchorElement)
    return () => {
      if (!control.target || !window.open(control.href, control.target)) window.location.assign(control.href);
    };
  const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
  if (form?.hasAttribute('action')) return () => form.submit();
}

function keepClick(event: MouseEvent): void {
  const control = waitingControl(event, CONTROLS);
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const choice = control instanceof HTMLLabelElement ? control.control : control;
  if (choice?.matches(FIELDS) && !choice.matches(CHOICES)) return;
  event.preventDefault();
  // React would take the event and lose it.
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  const press = keep(control, event.type, () => control.click());
  const act = plainAct(control);
  if (!act) return;
  setTimeout(() => {
    if (!kept.includes(press)) return;
    kept = kept.filter((one) => one !== press);
    control.ariaBusy = null;
    act();
  }, PRESS_PATIENCE);
}

function keepKey(event: KeyboardEvent): void {
  if (!/^Arrow(Left|Right)$/.test(event.key)) return;
  const control = waitingControl(event, 'a, button');
  if (control) keep(control, event.type, () => control.dispatchEvent(new KeyboardEvent(event.type, event)));
}

/** React takes the text that it finds for its own: it hears of it when it seems to change. */
function keepText(event: Event): void {
  const field = waitingControl(event, FIELDS);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  keep(field, event.type, () => {
    const text = field.value;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    field.value = '';
    set?.call(field, text);
    field.dispatchEvent(new Event(event.type, { bubbles: true }));
  });
}

/** Runs before anything else of the page: it is the first to listen. */
export function keepPresses(): void {
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener('input', keepText, true);
  for (const event of [HYDRATED_EVENT, ALIVE_EVENT]) document.addEventListener(event, replayAlive);
}
