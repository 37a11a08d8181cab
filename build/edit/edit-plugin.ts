/** The server side of the editor: marks every string with its field and serves the panel in the page. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { schemas } from '#content/schemas/all.ts';
import { markerOf } from './markers.ts';
import { type Change, changes, check, readTexts, save, undo } from './session.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Rule = {
  type: string;
  entries?: Readonly<Record<string, Rule>>;
  wrapped?: Rule;
  item?: Rule;
  requirement?: number;
  metadata?: { maxLength?: number };
  pipe?: readonly Rule[];
};
type List = { place: string[]; at: number; count: number; least: number; most: number };
type Field = { name: string; place: string[]; max: number; lists: List[] };

/** Keys that code reads, and strings whose length is checked elsewhere or that no page shows. */
const KEPT = /^(?:.*\.)?(?:id|\$schema|code|prefix)$|\btools\.\d+\.name$/;
const FILE = /content\/([\w-]+)\/(.+)\.json$/;
const FILES_KEPT = new Set(['language', 'numbers', 'page-heads', 'site']);

const fields: Field[] = [];
const ids = new Map<string, number>();
/** One per language. */
const servers = new Set<ViteDevServer>();

function idOf(field: Field): number {
  const key = `${field.name} ${field.place.join('.')}`;
  const id = ids.get(key) ?? ids.size;
  ids.set(key, id);
  fields[id] = field;
  return id;
}

const bound = (pipe: readonly Rule[], type: string) =>
  pipe.find((action) => action.type === type)?.requirement;

function mark(rule: Rule, value: Json, at: Omit<Field, 'max'>): Json {
  const { pipe = [rule], wrapped, entries, item } = rule;
  if (wrapped) return mark(wrapped, value, at);
  if (typeof value === 'string') {
    const max = pipe.find(({ metadata }) => metadata?.maxLength)?.metadata?.maxLength;
    return max === undefined || KEPT.test(at.place.join('.'))
      ? value
      : value + markerOf(idOf({ ...at, max }));
  }
  if (Array.isArray(value)) {
    const exact = bound(pipe, 'length');
    return value.map((entry, i) => {
      const list: List = {
        place: at.place,
        at: i,
        count: value.length,
        least: exact ?? bound(pipe, 'min_length') ?? 0,
        most: exact ?? bound(pipe, 'max_length') ?? value.length,
      };
      const inside = { ...at, place: [...at.place, String(i)], lists: [list, ...at.lists] };
      return item ? mark(item, entry, inside) : entry;
    });
  }
  if (typeof value !== 'object' || value === null || !entries) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const inside = entries[key];
      return [key, inside ? mark(inside, inner, { ...at, place: [...at.place, key] }) : inner];
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

type Answer = (request: IncomingMessage) => Promise<unknown>;
const ANSWERS: Readonly<Record<string, Answer>> = {
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
    if (!schema || FILES_KEPT.has(name)) return;
    const words: Json = JSON.parse(readFileSync(id.split('?', 1)[0] ?? '', 'utf8'));
    return JSON.stringify(mark(schema as Rule, words, { name, place: [], lists: [] }));
  },
  configureServer(server) {
    servers.add(server);
    server.middlewares.use('/@edit', async (request, response) => {
      const answer = ANSWERS[request.url?.slice(1) ?? ''];
      try {
        // Only our own page may call this: another site in the same browser must not write files.
        const isOwn = request.headers['sec-fetch-site'] === 'same-origin' && request.method === 'POST';
        if (!answer || !isOwn) response.writeHead(answer ? 403 : 404).end();
        else response.end(JSON.stringify((await answer(request)) ?? null));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/build/edit/overlay.ts' }, injectTo: 'body' },
  ],
});
