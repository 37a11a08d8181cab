/** The editor in the page. A click on text or a picture opens a panel that changes it. */
import type { ListPosition, Field as MarkedField } from './edit-plugin.ts';
import { fieldLabel } from './field-label.ts';
import { decodeMarkers, MARKER, removeMarkers } from './markers.ts';

type Versioned = { version: string };
type Field = Omit<MarkedField, 'lists'> &
  Versioned & { texts: Record<string, string>; lists: (ListPosition & Versioned)[] };

/** From the address in the terminal. Each tab keeps it, so that it is there on the next page too. */
const SECRET_HASH = '#edit=';
if (location.hash.startsWith(SECRET_HASH)) {
  sessionStorage.setItem(SECRET_HASH, location.hash.slice(SECRET_HASH.length));
  history.replaceState(history.state, '', location.pathname + location.search);
}

const callServer = async <Body>(action: string, body: object = {}): Promise<Body> => {
  const response = await fetch(`/@edit/${action}`, {
    method: 'POST',
    headers: { 'edit-secret': sessionStorage.getItem(SECRET_HASH) ?? '' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

const PANEL_STYLE = `
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
const OUTLINE_STYLE =
  '[data-edit-hover]{outline:2px dashed #d6006c!important;outline-offset:2px;cursor:pointer!important}';

const host = document.createElement('div');
host.id = 'editor';
const root = host.attachShadow({ mode: 'open' });
const panel = document.createElement('aside');
panel.setAttribute('aria-label', 'Editor');
root.append(Object.assign(document.createElement('style'), { textContent: PANEL_STYLE }), panel);
document.head.append(Object.assign(document.createElement('style'), { textContent: OUTLINE_STYLE }));
document.body.append(host);

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  created.textContent = text;
  return Object.assign(created, properties);
};
const createButton = (text: string, onclick: () => void, disabled = false) =>
  createElement('button', text, { type: 'button', onclick, disabled });

/** Text nodes by the id of their field. */
function findTextNodes(): Map<number, Text[]> {
  const nodesById = new Map<number, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const id of decodeMarkers(node.data)) nodesById.set(id, [...(nodesById.get(id) ?? []), node]);
  }
  return nodesById;
}

const PORTRAIT_URL = /\/portraits\/([\w-]+)\.\w+$/;
const TEXT_ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** An element with more fields is probably a whole section. It is not editable as one element. */
const MAX_FIELDS_PER_ELEMENT = 8;

/** Text of an element, otherwise the text of its descendants, otherwise its attributes with text. */
function readTexts(element: Element): string[] {
  const ownTexts = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
  if (ownTexts.some((text) => decodeMarkers(text).length > 0)) return ownTexts;
  const allText = element.textContent ?? '';
  return decodeMarkers(allText).length > 0
    ? [allText]
    : TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
}

/** The closest element that is a portrait or has editable text, starting at the event's target. */
function findEditable(
  target: EventTarget | null,
): { element: Element; ids: number[]; image?: string } | undefined {
  for (
    let candidate = target instanceof Element ? target : null;
    candidate && candidate !== document.body;
    candidate = candidate.parentElement
  ) {
    const [, image] = PORTRAIT_URL.exec(candidate.getAttribute('src') ?? '') ?? [];
    if (image) return { element: candidate, ids: [], image };
    const ids = new Set(readTexts(candidate).flatMap(decodeMarkers));
    if (ids.size > MAX_FIELDS_PER_ELEMENT) return undefined;
    if (ids.size > 0) return { element: candidate, ids: [...ids] };
  }
}

let hovered: Element | undefined;
document.addEventListener('pointermove', ({ target }) => {
  const hoveredElement = target === host ? undefined : findEditable(target)?.element;
  if (hoveredElement === hovered) return;
  hovered?.removeAttribute('data-edit-hover');
  hovered = hoveredElement;
  hovered?.setAttribute('data-edit-hover', '');
});
// A capturing listener on the window runs before all listeners of the site.
window.addEventListener(
  'click',
  (event) => {
    if (event.target === host) return;
    const editable = findEditable(event.target);
    // With the Alt key, a click does what it does on the site.
    if (!editable || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (editable.image) showPicturePanel(editable.image);
    else if (editable.ids.length === 1) void showFieldPanel(editable.ids[0] ?? 0);
    else showTextChoice(editable.ids);
  },
  true,
);

async function saveAndReload(change: object): Promise<string[]> {
  const faults = await callServer<string[]>('save', change).catch(({ message }: Error) => [message]);
  if (faults.length === 0) location.reload();
  return faults;
}

const showError = ({ message }: Error) => panel.replaceChildren(createElement('p', message));

async function showStartPanel(): Promise<void> {
  const changes = await callServer<string[]>('changes');
  const texts = createElement('details');
  texts.append(createElement('summary', 'Texts of this page'));
  const list = createElement('ul');
  for (const [id, [node]] of findTextNodes()) {
    const item = createElement('li');
    item.append(createButton(removeMarkers(node?.data ?? '').slice(0, 60), () => void showFieldPanel(id)));
    list.append(item);
  }
  texts.append(list);
  const changeList = createElement('ul');
  changeList.append(...changes.map((change) => createElement('li', change)));
  panel.replaceChildren(
    createElement('h2', 'Editor'),
    createElement('p', 'Click a text or a picture to change it. To follow a link, hold Alt and click it.'),
    texts,
    createElement('h2', changes.length > 0 ? `Changes (${changes.length})` : 'No changes yet'),
    changeList,
    createButton('Move the panel to the other side', () => host.toggleAttribute('data-left')),
    createButton(
      'Undo the last change',
      () => {
        // A double click undoes one change.
        panel.replaceChildren();
        void callServer('undo').then(() => location.reload(), showError);
      },
      changes.length === 0,
    ),
  );
}

function showTextChoice(ids: readonly number[]): void {
  const nodes = findTextNodes();
  panel.replaceChildren(
    createElement('h2', 'Choose a text'),
    ...ids.map((id) =>
      createButton(
        removeMarkers(nodes.get(id)?.[0]?.data ?? '').slice(0, 60) || `Text ${id}`,
        () => void showFieldPanel(id),
      ),
    ),
    createButton('Cancel', () => void showStartPanel()),
  );
}

function showPicturePanel(image: string): void {
  const faultText = createElement('p', '', { className: 'fault' });
  const input = createElement('input', '', {
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp,image/svg+xml',
  });
  input.setAttribute('aria-label', 'New picture');
  input.onchange = async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const faults = await saveAndReload({ kind: 'portrait', image, data });
    faultText.textContent = faults.join('\n');
  };
  panel.replaceChildren(
    createElement('h2', `Picture ${image}`),
    createElement('p', 'Any size. The picture is cropped to 4:5.'),
    input,
    faultText,
    createButton('Cancel', () => void showStartPanel()),
  );
}

/** Buttons that move, copy and remove the list entry of a field. */
function listButtons({ name, lists }: Field, faultText: HTMLElement): HTMLElement[] {
  return lists.map(({ fieldPath, index, count, minCount, maxCount, version }) => {
    const group = createElement('p', `${fieldLabel(name, fieldPath)}: ${index + 1} of ${count} `);
    const saveChange = (body: object) => async () => {
      faultText.textContent = (await saveAndReload({ name, fieldPath, version, index, ...body })).join('\n');
    };
    group.append(
      createElement('br'),
      createButton('Move up', saveChange({ kind: 'move', to: index - 1 }), index === 0),
      createButton('Move down', saveChange({ kind: 'move', to: index + 1 }), index === count - 1),
      createButton('Add a copy', saveChange({ kind: 'copy' }), count >= maxCount),
      createButton('Remove', saveChange({ kind: 'remove' }), count <= minCount),
    );
    return group;
  });
}

async function showFieldPanel(id: number): Promise<void> {
  const field = await callServer<Field>('field', { id });
  const { name, fieldPath, version, maxLength, texts } = field;
  const pageLanguage = document.documentElement.lang;
  const nodes = findTextNodes().get(id) ?? [];
  const originalTexts = nodes.map(({ data }) => data);
  const faultText = createElement('p', '', { className: 'fault' });
  faultText.setAttribute('role', 'alert');
  const saveTexts = () =>
    void saveAndReload({ kind: 'text', name, fieldPath, version, texts: currentTexts() }).then(showFaults);
  const saveButton = createButton('Save', saveTexts, true);
  const cancelButton = createButton('Cancel', () => {
    nodes.forEach((node, index) => {
      node.data = originalTexts[index] ?? '';
    });
    void showStartPanel();
  });
  const inputs = Object.entries(texts).map(([code, text]) => {
    const input = createElement('textarea', '', { value: text, id: `text-${code}`, lang: code });
    const describeLength = () => ` ${input.value.length}${maxLength ? ` of ${maxLength}` : ''}`;
    const count = createElement('small', describeLength(), { className: 'count' });
    const label = createElement('label', code.toUpperCase(), { htmlFor: input.id });
    label.append(count);
    input.oninput = () => {
      count.textContent = describeLength();
      if (code === pageLanguage) preview(nodes, originalTexts, text, input.value);
      void validate();
    };
    return { code, input, parts: [label, input] };
  });
  const currentTexts = () => Object.fromEntries(inputs.map(({ code, input }) => [code, input.value]));
  const showFaults = (faults: readonly string[]) => {
    faultText.textContent = faults.join('\n');
    saveButton.disabled = faults.length > 0;
    for (const { code, input } of inputs)
      input.setAttribute('aria-invalid', String(faults.some((line) => line.includes(`/${code}/`))));
  };
  const validate = async () =>
    showFaults(await callServer<string[]>('check', { kind: 'text', name, fieldPath, texts: currentTexts() }));
  panel.replaceChildren(
    createElement('h2', fieldLabel(name, fieldPath)),
    createElement('p', `${name}.json: ${fieldPath.join('.')}`),
    ...inputs.flatMap(({ parts }) => parts),
    faultText,
    saveButton,
    cancelButton,
    ...listButtons(field, faultText),
  );
  inputs.find(({ code }) => code === pageLanguage)?.input.focus();
}

/** Shows the new text in the page. Skips nodes that combine several fields: they change after saving. */
function preview(
  nodes: readonly Text[],
  originalTexts: readonly string[],
  oldText: string,
  newText: string,
): void {
  nodes.forEach((node, index) => {
    const original = originalTexts[index] ?? '';
    const marker = original.match(MARKER)?.[0] ?? '';
    if (removeMarkers(original) === oldText) node.data = newText + marker;
  });
}

void showStartPanel().catch(showError);
