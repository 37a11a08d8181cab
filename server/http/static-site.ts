/** The built site in memory, with prepared headers, so that each response is a lookup. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Context, Env } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { tryDecode } from 'hono/utils/url';
import { markdownPath, SPECULATION_RULES_PATH } from '#domain/paths.ts';
import { OperatorError } from '#server/errors.ts';
import type { HeaderSet } from './security-headers.ts';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
/** Browsers ignore the rules if they are served as ordinary JSON. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

function contentType(path: string): string {
  if (`/${path}` === SPECULATION_RULES_PATH) return SPECULATION_RULES_TYPE;
  if (path.endsWith('.md')) return MARKDOWN_TYPE;
  if (path.endsWith('.vtt')) return 'text/vtt; charset=utf-8';
  return getMimeType(path) ?? 'application/octet-stream';
}

/** How long a browser may use a file without asking the server. Every file has an ETag. */
export const CACHE_POLICY = {
  /** Files whose name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages: the browser always asks, so a new release appears at once. An unchanged page costs only a 304 response. */
  document: 'no-cache',
  /** Icons, images, films and deck: they change rarely and keep their names. */
  other: 'public, max-age=3600, stale-while-revalidate=86400',
} as const;

/** Compressed copies that the build writes beside a file. Best first: brotli is the smallest. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof SUFFIXES;

/** `headers` is also sent with 304, `ownHeaders` is not. */
type FileCopy = Readonly<{
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  ownHeaders: Record<string, string>;
}>;
type SiteFile = Readonly<{ isAsset: boolean; copies: ReadonlyMap<Encoding, FileCopy> }>;
type Files = ReadonlyMap<string, Buffer>;

export type StaticSite = ReturnType<typeof loadStaticSite>;

export function loadStaticSite(folder: string) {
  const files = readFiles(folder);
  const site = new Map<string, SiteFile>();
  for (const path of files.keys())
    if (!isCompressedCopy(path, files)) site.set(routeOf(path), prepare(path, files));
  // The 404 page of the language in a path: `/de/404` for everything under `/de`.
  const notFoundPages = [...site]
    .filter(([route]) => route.endsWith('/404'))
    .map(([route, file]) => ({ prefix: route.slice(0, -'404'.length), file }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  for (const { prefix } of notFoundPages) site.delete(`${prefix}404`);
  // Files of the previous build may still exist: only files that the home page names belong to this build.
  const home = files.get('index.html') ?? Buffer.alloc(0);
  return {
    respond<E extends Env>(c: Context<E>, headers: HeaderSet, requestedPath = c.req.path): Response {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
        return textResponse('Method not allowed', 405, { ...headers.asset, allow: 'GET, HEAD' });
      const path = site.has(requestedPath) ? requestedPath : tryDecode(requestedPath, decodeURIComponent);
      const markdown = prefersMarkdown(c.req.header('accept')) && site.get(markdownPath(path));
      const file = markdown || site.get(path);
      // Only to existing pages, so it cannot redirect elsewhere: `/quiz/` → `/quiz`, `/player` → `/player/`.
      const location = requestedPath.endsWith('/') ? requestedPath.slice(0, -1) : `${requestedPath}/`;
      if (!file && site.has(location)) {
        const { search } = new URL(c.req.url);
        return new Response(null, {
          status: 308,
          headers: { ...headers.asset, location: location + search },
        });
      }
      const notFound = notFoundPages.find(({ prefix }) => `${requestedPath}/`.startsWith(prefix))?.file;
      const found = file ?? notFound;
      if (!found) return textResponse('Not found', 404, headers.document);
      const copy = chooseCopy(found, c.req.header('accept-encoding'));
      if (!copy) return textResponse('Not acceptable', 406, headers.document);
      return sendCopy(c, copy, headers[found.isAsset ? 'asset' : 'document'], file ? 200 : 404);
    },
    read: (path: string) => site.get(path)?.copies.get('identity')?.body.toString(),
    find(pattern: RegExp) {
      const matches = [...site.keys()].filter((route) => pattern.test(route.slice(1)));
      return matches.find((route) => home.includes(route)) ?? matches[0];
    },
  };
}

function readFiles(folder: string): Files {
  const files = new Map<string, Buffer>();
  try {
    for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!item.isFile()) continue;
      const file = join(item.parentPath, item.name);
      files.set(relative(folder, file).replaceAll(sep, '/'), readFileSync(file));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (!files.has('index.html'))
    throw new OperatorError(`No built site in ${folder}. Run "npm run build" first.`);
  return files;
}

const isCompressedCopy = (path: string, files: Files) =>
  [SUFFIXES.br, SUFFIXES.gzip].some(
    (suffix) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)),
  );

const routeOf = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

function prepare(path: string, files: Files): SiteFile {
  const isAsset = path.startsWith('assets/');
  const encodings = (Object.keys(SUFFIXES) as Encoding[]).filter((name) => files.has(path + SUFFIXES[name]));
  const link = linkBetweenVersions(path, files);
  const vary = [...(link ? ['accept'] : []), ...(encodings.length > 1 ? ['accept-encoding'] : [])].join(', ');
  const digest = hash('sha256', files.get(path) ?? '', 'base64url').slice(0, 22);
  const copies = encodings.map((encoding): [Encoding, FileCopy] => {
    const body = files.get(path + SUFFIXES[encoding]) ?? Buffer.alloc(0);
    const isEncoded = encoding !== 'identity';
    const etag = `"${digest}${isEncoded ? `-${encoding}` : ''}"`;
    const cacheControl = isAsset ? 'hashed' : /\.(html|md)$/.test(path) ? 'document' : 'other';
    const headers = {
      etag,
      'cache-control': CACHE_POLICY[cacheControl],
      ...(vary && { vary }),
      ...(encodings.length === 1 && { 'accept-ranges': 'bytes' }),
      ...(link && { link }),
    };
    const ownHeaders = {
      'content-type': contentType(path),
      'content-length': String(body.length),
      ...(isEncoded && { 'content-encoding': encoding }),
    };
    return [encoding, { body, etag, headers, ownHeaders }];
  });
  return { isAsset, copies: new Map(copies) };
}

/** A page and its Markdown version link to each other and share an address by content negotiation. */
function linkBetweenVersions(path: string, files: Files): string | undefined {
  const [, name, type] = /^(.+)\.(html|md)$/.exec(path) ?? [];
  if (!name || !files.has(`${name}.${type === 'md' ? 'html' : 'md'}`)) return;
  return type === 'md'
    ? `<${routeOf(`${name}.html`)}>; rel="canonical"`
    : `</${name}.md>; rel="alternate"; type="text/markdown"`;
}

const textResponse = (text: string, status: number, headers: Readonly<Record<string, string>>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });

/** Reads a header such as Accept: the result is the weight of the first of some names that it lists. */
function readWeights(header: string): (...names: readonly string[]) => number | undefined {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  return (...names) => weights.get(names.find((name) => weights.has(name)) ?? '');
}

/** Browsers never ask for Markdown. Clients that do get it, unless they prefer HTML. */
function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false;
  const weightOf = readWeights(accept);
  const markdown = weightOf('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weightOf('text/html', 'text/*', '*/*') ?? 0);
}

/** Identity comes last, unless the client ranks it (RFC 9110, 12.5.3). */
function chooseCopy({ copies }: SiteFile, acceptEncoding: string | undefined): FileCopy | undefined {
  if (copies.size === 1 || !acceptEncoding) return copies.get('identity');
  const weightOf = readWeights(acceptEncoding);
  const [best] = [...copies]
    .map(([name, copy]) => ({
      copy,
      weight: weightOf(name, '*') ?? (name === 'identity' ? Number.MIN_VALUE : 0),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.copy;
}

function sendCopy<E extends Env>(
  c: Context<E>,
  copy: FileCopy,
  siteHeaders: Readonly<Record<string, string>>,
  status: 200 | 404,
): Response {
  const headers = { ...siteHeaders, ...copy.headers, ...copy.ownHeaders };
  const isUnchanged = (etag: string) => etag === '*' || etag.trim().replace(/^W\//, '') === copy.etag;
  if (status === 200) {
    if (c.req.header('if-none-match')?.split(',').some(isUnchanged))
      return new Response(null, { status: 304, headers: copy.headers });
    const range = c.req.method === 'GET' ? c.req.header('range') : undefined;
    const part = range && copy.headers['accept-ranges'] && readRange(range, c.req.header('if-range'), copy);
    if (part === 'invalid')
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${copy.body.length}` } });
    if (part) {
      const body = copy.body.subarray(part.start, part.end + 1) as Uint8Array<ArrayBuffer>;
      const contentRange = `bytes ${part.start}-${part.end}/${copy.body.length}`;
      const ownHeaders = { 'content-length': String(body.length), 'content-range': contentRange };
      return new Response(body, { status: 206, headers: { ...headers, ...ownHeaders } });
    }
  }
  const body = c.req.method === 'HEAD' ? null : (copy.body as Uint8Array<ArrayBuffer>);
  return new Response(body, { status, headers });
}

/** A single range, as for films. Several ranges or other units get the whole file (RFC 9110, 14.2). */
function readRange(range: string, ifRange: string | undefined, { etag, body: { length } }: FileCopy) {
  const [, first = '', last = ''] = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first + last === '' || (ifRange !== undefined && ifRange !== etag)) return;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start >= length || start > end ? 'invalid' : { start, end };
}
