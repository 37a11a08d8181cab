/**
 * Vite plugin for `npm run edit`. Appends an invisible marker to each editable string, adds the editor's script to the
 * page and answers its requests.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { schemas } from '#content/schemas/all.ts';
import { markerOf } from './markers.ts';
import { type Change, changes, check, readTexts, save, undo } from './session.ts';

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
type List = { place: string[]; index: number; count: number; least: number; most: number };
type Field = { name: string; place: string[]; max: number; lists: List[] };

/** Fields without a marker, because code reads them or no page shows them. */
const UNMARKED_FIELDS = /^(?:.*\.)?(?:id|\$schema|code|prefix)$|\btools\.\d+\.name$/;
const FILE = /content\/([\w-]+)\/(.+)\.json$/;
const UNMARKED_FILES = new Set(['language', 'numbers', 'page-heads', 'site']);

const fields: Field[] = [];
const ids = new Map<string, number>();
/** Vite servers, one per language. */
const servers = new Set<ViteDevServer>();

function idOf(field: Field): number {
  const key = `${field.name} ${field.place.join('.')}`;
  const id = ids.get(key) ?? ids.size;
  ids.set(key, id);
  fields[id] = field;
  return id;
}

const bound = (pipe: readonly SchemaNode[], type: string) =>
  pipe.find((action) => action.type === type)?.requirement;

function mark(node: SchemaNode, value: Json, position: Omit<Field, 'max'>): Json {
  const { pipe = [node], wrapped, entries, item } = node;
  if (wrapped) return mark(wrapped, value, position);
  if (typeof value === 'string') {
    const max = pipe.find(({ metadata }) => metadata?.maxLength)?.metadata?.maxLength;
    return max === undefined || UNMARKED_FIELDS.test(position.place.join('.'))
      ? value
      : value + markerOf(idOf({ ...position, max }));
  }
  if (Array.isArray(value)) {
    const exact = bound(pipe, 'length');
    return value.map((entry, i) => {
      const list: List = {
        place: position.place,
        index: i,
        count: value.length,
        least: exact ?? bound(pipe, 'min_length') ?? 0,
        most: exact ?? bound(pipe, 'max_length') ?? value.length,
      };
      const entryPosition = {
        ...position,
        place: [...position.place, String(i)],
        lists: [list, ...position.lists],
      };
      return item ? mark(item, entry, entryPosition) : entry;
    });
  }
  if (typeof value !== 'object' || value === null || !entries) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const fieldNode = entries[key];
      return [
        key,
        fieldNode ? mark(fieldNode, inner, { ...position, place: [...position.place, key] }) : inner,
      ];
    }),
  );
}

const read = async <Body>(request: IncomingMessage) => (await json(request)) as Body;

/** Makes the next page load show the new copy, even if the file watcher has not seen it yet. */
function refresh(files: readonly string[]): void {
  for (const { environments, config } of servers)
    for (const { moduleGraph } of Object.values(environments))
      for (const file of files) moduleGraph.onFileChange(resolve(config.root, file));
}

type Handler = (request: IncomingMessage) => Promise<unknown>;
const HANDLERS: Readonly<Record<string, Handler>> = {
  field: async (request) => {
    const field = fields[(await read<{ id: number }>(request)).id];
    return field && { ...field, texts: await readTexts(field.name, field.place) };
  },
  check: async (request) => check(await read<Change>(request)),
  save: async (request) => {
    const { faults, files } = await save(await read<Change>(request));
    refresh(files);
    return faults;
  },
  undo: async () => refresh(await undo()),
  changes: async () => changes(),
};

export const editPlugin = (): Plugin => ({
  name: 'edit',
  enforce: 'pre',
  load(id) {
    const [, , name = ''] = FILE.exec(id.split('?', 1)[0] ?? '') ?? [];
    const schema = (schemas as Readonly<Record<string, unknown>>)[name];
    if (!schema || UNMARKED_FILES.has(name)) return;
    const words: Json = JSON.parse(readFileSync(id.split('?', 1)[0] ?? '', 'utf8'));
    return JSON.stringify(mark(schema as SchemaNode, words, { name, place: [], lists: [] }));
  },
  configureServer(server) {
    servers.add(server);
    server.middlewares.use('/@edit', async (request, response) => {
      const handler = HANDLERS[request.url?.slice(1) ?? ''];
      try {
        // Only our own page may call this: another site in the same browser must not write files.
        const isOwn = request.headers['sec-fetch-site'] === 'same-origin' && request.method === 'POST';
        if (!handler || !isOwn) response.writeHead(handler ? 403 : 404).end();
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
