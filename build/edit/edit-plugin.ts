/**
 * Vite plugin for `npm run edit`. Appends an invisible marker to each editable string, adds the script of the editor
 * to the page and responds to its requests.
 */
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { listRangeOf, maxLengthOf } from '#content/check.ts';
import type { Json } from '#content/texts.ts';
import { encodeMarker } from './markers.ts';
import {
  type Change,
  checkChange,
  describeChanges,
  readTexts,
  saveChange,
  undoLastChange,
  versionOf,
} from './session.ts';

export type ListPosition = {
  fieldPath: string[];
  index: number;
  count: number;
  minCount: number;
  maxCount: number;
};
export type Field = {
  name: string;
  fieldPath: string[];
  maxLength?: number | undefined;
  lists: ListPosition[];
};

/** Fields that are not editable, because code reads them or no page shows them. */
const UNMARKED_FIELDS = /^(?:.*\.)?id$|^head\.|\btools\.\d+\.name$/;
const WORDS_FILE = /content\/([\w-]+)\/(.+)\.json$/;
const UNMARKED_FILES = new Set(['language', 'numbers', 'site']);

const fields: Field[] = [];
const idsByKey = new Map<string, number>();
/** Vite servers, one per language. */
const servers = new Set<ViteDevServer>();

function registerField(field: Field): number {
  const key = `${field.name} ${field.fieldPath.join('.')}`;
  const id = idsByKey.get(key) ?? idsByKey.size;
  idsByKey.set(key, id);
  fields[id] = field;
  return id;
}

function addMarkers(value: Json, position: Omit<Field, 'maxLength'>): Json {
  const { name, fieldPath } = position;
  const path = fieldPath.join('.');
  if (typeof value === 'string')
    return UNMARKED_FIELDS.test(path)
      ? value
      : value + encodeMarker(registerField({ ...position, maxLength: maxLengthOf(name, path) }));
  if (Array.isArray(value)) {
    const [minCount, maxCount] = listRangeOf(name, path);
    return value.map((entry, i) =>
      addMarkers(entry, {
        name,
        fieldPath: [...fieldPath, String(i)],
        lists: [{ fieldPath, index: i, count: value.length, minCount, maxCount }, ...position.lists],
      }),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      addMarkers(entry, { ...position, fieldPath: [...fieldPath, key] }),
    ]),
  );
}

const readBody = async <Body>(request: IncomingMessage) => (await json(request)) as Body;

/** Makes the next page load show the new copy, even if the file watcher has not noticed the change yet. */
function invalidateModules(files: readonly string[]): void {
  for (const { environments, config } of servers)
    for (const { moduleGraph } of Object.values(environments))
      for (const file of files) moduleGraph.onFileChange(resolve(config.root, file));
}

type Handler = (request: IncomingMessage) => Promise<unknown>;
const HANDLERS: Readonly<Record<string, Handler>> = {
  field: async (request) => {
    const field = fields[(await readBody<{ id: number }>(request)).id];
    if (!field) return null;
    const { name, fieldPath, lists } = field;
    return {
      ...field,
      texts: readTexts(name, fieldPath),
      version: versionOf(name, fieldPath),
      lists: lists.map((list) => ({ ...list, version: versionOf(name, list.fieldPath) })),
    };
  },
  check: async (request) => checkChange(await readBody<Change>(request)),
  save: async (request) => {
    const { faults, files } = await saveChange(await readBody<Change>(request));
    invalidateModules(files);
    return faults;
  },
  undo: async () => invalidateModules(await undoLastChange()),
  changes: async () => describeChanges(),
};

/** `secret` is in the address that the terminal shows. */
export const editPlugin = (secret: string): Plugin => ({
  name: 'edit',
  enforce: 'pre',
  // The texts plugin has loaded the file, with the texts that a draft lacks.
  transform(code, id) {
    const [, , name = ''] = WORDS_FILE.exec(id.split('?', 1)[0] ?? '') ?? [];
    if (!name || UNMARKED_FILES.has(name)) return;
    return JSON.stringify(addMarkers(JSON.parse(code), { name, fieldPath: [], lists: [] }));
  },
  configureServer(server) {
    servers.add(server);
    server.middlewares.use('/@edit', async (request, response) => {
      const action = request.url?.slice(1) ?? '';
      const handler = Object.hasOwn(HANDLERS, action) ? HANDLERS[action] : undefined;
      try {
        // Requests write files. Other sites and programs do not know the secret.
        const isFromEditor = request.method === 'POST' && request.headers['edit-secret'] === secret;
        if (!isFromEditor) response.writeHead(403).end('Open the address that the terminal shows.');
        else if (!handler) response.writeHead(404).end();
        else response.end(JSON.stringify((await handler(request)) ?? null));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/build/edit/overlay.ts' }, injectTo: 'body' },
  ],
});
