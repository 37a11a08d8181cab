/**
 * Vite plugin for `npm run edit`. Appends an invisible marker to each editable string, adds the script of the editor
 * to the page and responds to its requests.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { schemas } from '#content/schemas/all.ts';
import { encodeMarker } from './markers.ts';
import {
  type Change,
  checkChange,
  describeChanges,
  readTexts,
  saveChange,
  undoLastChange,
} from './session.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** The properties of a Valibot schema that the editor reads. */
type SchemaNode = {
  type: string;
  entries?: Readonly<Record<string, SchemaNode>>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  requirement?: number;
  metadata?: { maxLength?: number };
  pipe?: readonly SchemaNode[];
};
type ListPosition = { fieldPath: string[]; index: number; count: number; minCount: number; maxCount: number };
type Field = { name: string; fieldPath: string[]; maxLength: number; lists: ListPosition[] };

/** Fields that are not editable, because code reads them or no page shows them. */
const UNMARKED_FIELDS = /^(?:.*\.)?(?:id|\$schema|code|prefix)$|\btools\.\d+\.name$/;
const WORDS_FILE = /content\/([\w-]+)\/(.+)\.json$/;
const UNMARKED_FILES = new Set(['language', 'numbers', 'page-heads', 'site']);

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

const readLimit = (pipe: readonly SchemaNode[], type: string) =>
  pipe.find((action) => action.type === type)?.requirement;

function addMarkers(node: SchemaNode, value: Json, position: Omit<Field, 'maxLength'>): Json {
  const { pipe = [node], wrapped, entries, item } = node;
  if (wrapped) return addMarkers(wrapped, value, position);
  if (typeof value === 'string') {
    const maxLength = pipe.find(({ metadata }) => metadata?.maxLength)?.metadata?.maxLength;
    return maxLength === undefined || UNMARKED_FIELDS.test(position.fieldPath.join('.'))
      ? value
      : value + encodeMarker(registerField({ ...position, maxLength }));
  }
  if (Array.isArray(value)) {
    const exactLength = readLimit(pipe, 'length');
    return value.map((entry, i) => {
      const list: ListPosition = {
        fieldPath: position.fieldPath,
        index: i,
        count: value.length,
        minCount: exactLength ?? readLimit(pipe, 'min_length') ?? 0,
        maxCount: exactLength ?? readLimit(pipe, 'max_length') ?? value.length,
      };
      const entryPosition = {
        ...position,
        fieldPath: [...position.fieldPath, String(i)],
        lists: [list, ...position.lists],
      };
      return item ? addMarkers(item, entry, entryPosition) : entry;
    });
  }
  if (typeof value !== 'object' || value === null || !entries) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entryValue]) => {
      const entryNode = entries[key];
      return [
        key,
        entryNode
          ? addMarkers(entryNode, entryValue, { ...position, fieldPath: [...position.fieldPath, key] })
          : entryValue,
      ];
    }),
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
    return field && { ...field, texts: await readTexts(field.name, field.fieldPath) };
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

export const editPlugin = (): Plugin => ({
  name: 'edit',
  enforce: 'pre',
  load(id) {
    const [, , name = ''] = WORDS_FILE.exec(id.split('?', 1)[0] ?? '') ?? [];
    const schema = (schemas as Readonly<Record<string, unknown>>)[name];
    if (!schema || UNMARKED_FILES.has(name)) return;
    const words: Json = JSON.parse(readFileSync(id.split('?', 1)[0] ?? '', 'utf8'));
    return JSON.stringify(addMarkers(schema as SchemaNode, words, { name, fieldPath: [], lists: [] }));
  },
  configureServer(server) {
    servers.add(server);
    server.middlewares.use('/@edit', async (request, response) => {
      const handler = HANDLERS[request.url?.slice(1) ?? ''];
      try {
        // Only the editor may send requests. Another site in the same browser must not write files.
        const isFromEditor = request.headers['sec-fetch-site'] === 'same-origin' && request.method === 'POST';
        if (!handler || !isFromEditor) response.writeHead(handler ? 403 : 404).end();
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
