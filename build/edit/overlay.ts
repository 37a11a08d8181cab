/** The editor in the page: click some text or a picture, change it in the panel, and see the result at once. */
import { idsIn, MARKER, unmarked } from './markers.ts';

type List = { place: string[]; index: number; count: number; least: number; most: number };
type Field = { name: string; place: string[]; max: number; lists: List[]; texts: Record<string, string> };

const callServer = async <Answer>(action: string, body: object = {}): Promise<Answer> => {
  const answer = await fetch(`/@edit/${action}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

const STYLE = `
:host { all: initial; position: fixed; inset: 0 0 0 auto; z-index: 2147483647; width: min(24rem, 100vw); pointer-events: none; font: 15px/1.4 system-ui, sans-serif; color: #111 }
aside { pointer-events: auto; position: absolute; inset: auto 0 0 auto; width: 100%; max-height: 80vh; overflow: auto; box-sizing: border-box; padding: 1rem; background: #fff; border: 1px solid #999; border-radius: .5rem 0 0 0; box-shadow: 0 8px 40px #0005 }
h2 { font-size: 1rem; margin: 0 0 .5rem } p { margin: .25rem 0 }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 } label small, .count { font-weight: 400; color: #555 }
textarea { width: 100%; box-sizing: border-box; font: inherit; min-height: 4.5rem }
[aria-invalid="true"] { outline: 2px solid #b00020 } .fault { color: #b00020 }
button { font: inherit; padding: .35rem .7rem; margin: .25rem .25rem .25rem 0; cursor: pointer } button:disabled { cursor: default }
:host([data-left]) { inset: 0 auto 0 0 }
ul { margin: .25rem 0; padding-left: 1.1rem } details { margin-top: .5rem } li button { text-align: left; border: 0; background: none; padding: .1rem; text-decoration: underline }
`;
const OUTLINE =
  '[data-edit-hover]{outline:2px dashed #d6006c!important;outline-offset:2px;cursor:pointer!important}';

const host = document.createElement('div');
host.id = 'editor';
const root = host.attachShadow({ mode: 'open' });
const panel = document.createElement('aside');
panel.setAttribute('aria-label', 'Editor');
root.append(Object.assign(document.createElement('style'), { textContent: STYLE }), panel);
document.head.append(Object.assign(document.createElement('style'), { textContent: OUTLINE }));
document.body.append(host);

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  created.textContent = text;
  return Object.assign(created, properties);
};
const button = (text: string, onclick: () => void, disabled = false) =>
  element('button', text, { type: 'button', onclick, disabled });

/** Text nodes by the number of their field. */
function textNodes(): Map<number, Text[]> {
  const found = new Map<number, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const id of idsIn(node.data)) found.set(id, [...(found.get(id) ?? []), node]);
  }
  return found;
}

const PORTRAIT = /\/portraits\/([\w-]+)\.\w+$/;
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** An element with more fields is a whole section, so it is not editable as one element. */
const MAX_FIELDS = 8;

/** Text of an element: its own text, otherwise the text of its children, otherwise its accessible name. */
function textsOf(element: Element): string[] {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
  if (own.some((text) => idsIn(text).length > 0)) return own;
  const allText = element.textContent ?? '';
  return idsIn(allText).length > 0 ? [allText] : ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
}

/** The editable element under the pointer: a picture, or the nearest element with text. */
function editable(
  target: EventTarget | null,
): { element: Element; ids: number[]; image?: string } | undefined {
  for (
    let candidate = target instanceof Element ? target : null;
    candidate && candidate !== document.body;
    candidate = candidate.parentElement
  ) {
    const [, image] = PORTRAIT.exec(candidate.getAttribute('src') ?? '') ?? [];
    if (image) return { element: candidate, ids: [], image };
    const ids = new Set(textsOf(candidate).flatMap(idsIn));
    if (ids.size > MAX_FIELDS) return undefined;
    if (ids.size > 0) return { element: candidate, ids: [...ids] };
  }
}

let hovered: Element | undefined;
document.addEventListener('pointermove', ({ target }) => {
  const found = target === host ? undefined : editable(target)?.element;
  if (found === hovered) return;
  hovered?.removeAttribute('data-edit-hover');
  hovered = found;
  hovered?.setAttribute('data-edit-hover', '');
});
// A capturing listener on the window runs before every listener of the site.
window.addEventListener(
  'click',
  (event) => {
    if (event.target === host) return;
    const found = editable(event.target);
    // With Alt, a click works as on the site.
    if (!found || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (found.image) showPicture(found.image);
    else if (found.ids.length === 1) void showField(found.ids[0] ?? 0);
    else showChoice(found.ids);
  },
  true,
);

async function run(change: object): Promise<string[]> {
  const faults = await callServer<string[]>('save', change);
  if (faults.length === 0) location.reload();
  return faults;
}

async function showHome(): Promise<void> {
  const changes = await callServer<string[]>('changes');
  const texts = element('details');
  texts.append(element('summary', 'Texts of this page'));
  const list = element('ul');
  for (const [id, [node]] of textNodes()) {
    const item = element('li');
    item.append(button(unmarked(node?.data ?? '').slice(0, 60), () => void showField(id)));
    list.append(item);
  }
  texts.append(list);
  const changeList = element('ul');
  changeList.append(...changes.map((change) => element('li', change)));
  panel.replaceChildren(
    element('h2', 'Editor'),
    element('p', 'Press a text or a picture to change it. Alt and a press follows a link.'),
    texts,
    element('h2', changes.length > 0 ? `Changes (${changes.length})` : 'No changes yet'),
    changeList,
    button('Move the panel to the other side', () => host.toggleAttribute('data-left')),
    button(
      'Undo the last change',
      () => void callServer('undo').then(() => location.reload()),
      changes.length === 0,
    ),
  );
}

function showChoice(ids: readonly number[]): void {
  const nodes = textNodes();
  panel.replaceChildren(
    element('h2', 'Which text?'),
    ...ids.map((id) =>
      button(unmarked(nodes.get(id)?.[0]?.data ?? '').slice(0, 60) || `Text ${id}`, () => void showField(id)),
    ),
    button('Cancel', () => void showHome()),
  );
}

function showPicture(image: string): void {
  const fault = element('p', '', { className: 'fault' });
  const input = element('input', '', {
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp,image/svg+xml',
  });
  input.setAttribute('aria-label', 'New picture');
  input.onchange = async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const faults = await run({ kind: 'portrait', image, file: file.name, data });
    fault.textContent = faults.join('\n');
  };
  panel.replaceChildren(
    element('h2', `Picture ${image}`),
    element('p', 'Any size: it is cut to 4:5.'),
    input,
    fault,
    button('Cancel', () => void showHome()),
  );
}

/** Buttons that move, copy and remove the list entry of a field. */
function listButtons({ name, lists }: Field, fault: HTMLElement): HTMLElement[] {
  return lists.map(({ place, index, count, least, most }) => {
    const group = element('p', `${place.join('.')}: ${index + 1} of ${count} `);
    const change = (body: object) => async () => {
      fault.textContent = (await run({ name, place, index, ...body })).join('\n');
    };
    group.append(
      element('br'),
      button('Move up', change({ kind: 'move', to: index - 1 }), index === 0),
      button('Move down', change({ kind: 'move', to: index + 1 }), index === count - 1),
      button('Add a copy', change({ kind: 'copy' }), count >= most),
      button('Remove', change({ kind: 'remove' }), count <= least),
    );
    return group;
  });
}

async function showField(id: number): Promise<void> {
  const field = await callServer<Field>('field', { id });
  const { name, place, max, texts } = field;
  const pageLanguage = document.documentElement.lang;
  const nodes = textNodes().get(id) ?? [];
  const before = nodes.map(({ data }) => data);
  const fault = element('p', '', { className: 'fault' });
  fault.setAttribute('role', 'alert');
  const savePress = () => void run({ kind: 'text', name, place, texts: currentTexts() }).then(showFaults);
  const save = button('Save', savePress, true);
  const cancel = button('Cancel', () => {
    nodes.forEach((node, i) => {
      node.data = before[i] ?? '';
    });
    void showHome();
  });
  const inputs = Object.entries(texts).map(([code, text]) => {
    const input = element('textarea', '', { value: text, id: `text-${code}`, lang: code });
    const count = element('small', ` ${text.length} of ${max}`, { className: 'count' });
    const label = element('label', code.toUpperCase(), { htmlFor: input.id });
    label.append(count);
    input.oninput = () => {
      count.textContent = ` ${input.value.length} of ${max}`;
      if (code === pageLanguage) preview(nodes, before, text, input.value);
      void validate();
    };
    return { code, input, parts: [label, input] };
  });
  const currentTexts = () => Object.fromEntries(inputs.map(({ code, input }) => [code, input.value]));
  const showFaults = (faults: readonly string[]) => {
    fault.textContent = faults.join('\n');
    save.disabled = faults.length > 0;
    for (const { code, input } of inputs)
      input.setAttribute('aria-invalid', String(faults.some((line) => line.includes(`/${code}/`))));
  };
  const validate = async () =>
    showFaults(await callServer<string[]>('check', { kind: 'text', name, place, texts: currentTexts() }));
  panel.replaceChildren(
    element('h2', place.join('.')),
    element('p', `${name}.json`),
    ...inputs.flatMap(({ parts }) => parts),
    fault,
    save,
    cancel,
    ...listButtons(field, fault),
  );
  inputs.find(({ code }) => code === pageLanguage)?.input.focus();
}

/** Live preview of a field. Sentences made of several fields update after saving. */
function preview(nodes: readonly Text[], before: readonly string[], text: string, typed: string): void {
  nodes.forEach((node, i) => {
    const original = before[i] ?? '';
    const marker = original.match(MARKER)?.[0] ?? '';
    if (unmarked(original) === text) node.data = typed + marker;
  });
}

void showHome();
