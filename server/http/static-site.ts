/** The built site in memory, with prepared headers, so that each response is a lookup. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { markdownPath, SPECULATION_RULES_PATH } from '#domain/paths.ts';
import { OperatorError } from '#server/errors.ts';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { prefersMarkdown } from './accept-weights.ts';

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Browsers ignore the rules if they are served as ordinary JSON. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

const contentType = (path: string) =>
  `/${path}` === SPECULATION_RULES_PATH
    ? SPECULATION_RULES_TYPE
    : (CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');

/** How long a browser may use a file without asking the server. Every file has an ETag. */
export const CACHE_POLICY = {
  /** Files whose name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages: the browser always asks, so a new release appears at once. An unchanged page costs only a 304 response. */
  document: 'no-cache',
  /** Icons, images, films and deck: they change rarely and keep their names. */
  other: 'public, max-age=3600, stale-while-revalidate=86400',
} as const;

/** Suffix of the compressed copy that the build writes beside a file. */
const COMPRESSED_SUFFIXES: ReadonlyMap<Encoding, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

type HeaderMap = Readonly<Record<string, string>>;
/** Headers for plain http and for TLS. */
export type HeaderSets = Readonly<{ plain: HeaderMap; tls: HeaderMap }>;
type FileVariant = Readonly<{ body: Buffer; etag: string; headers: HeaderSets; notModified: HeaderMap }>;
type FileVariants = ReadonlyMap<Encoding, FileVariant>;

export type StaticRequest = Readonly<{
  method: string;
  path: string;
  url: string;
  isTls: boolean;
  header(name: string): string | undefined;
}>;

export type StaticSite = Readonly<{
  respond(request: StaticRequest): Response;
  /** Path of the first file that matches. */
  find(path: RegExp): string | undefined;
}>;

export type Protection = Readonly<{ document: HeaderSets; asset: HeaderSets }>;

export function loadStaticSite(folder: string, protection: Protection): StaticSite {
  const files = readFiles(folder);
  const filesByRoute = new Map<string, FileVariants>();
  for (const path of files.keys()) {
    if (isCompressedCopy(path, files)) continue;
    filesByRoute.set(routeOf(path), createVariants(path, files, protection));
  }
  // Files of the previous build may still exist: only files that the home page names belong to this build.
  const home = files.get('index.html') ?? Buffer.alloc(0);
  const notFound = removeNotFoundPages(filesByRoute);
  return {
    respond: (request) => respond(filesByRoute, notFound(request.path), request, protection),
    find: (path) => {
      const matchingRoutes = [...filesByRoute.keys()].filter((address) => path.test(address.slice(1)));
      return matchingRoutes.find((address) => home.includes(address)) ?? matchingRoutes[0];
    },
  };
}

/** The 404 page of the language in a path: `/de/404` for everything under `/de`. */
function removeNotFoundPages(
  filesByRoute: Map<string, FileVariants>,
): (path: string) => FileVariants | undefined {
  const pages = [...filesByRoute].filter(([route]) => route.endsWith('/404'));
  for (const [route] of pages) filesByRoute.delete(route);
  const pagesByPrefix = pages
    .map(([route, variants]) => ({ prefix: route.slice(0, -'/404'.length), variants }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return (path) => pagesByPrefix.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))?.variants;
}

function readFiles(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  try {
    for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!item.isFile()) continue;
      const file = join(item.parentPath, item.name);
      files.set(file.slice(join(folder, sep).length).replaceAll(sep, '/'), readFileSync(file));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (!files.has('index.html')) {
    throw new OperatorError(`No built site in ${folder}. Run "npm run build" first.`);
  }
  return files;
}

const isCompressedCopy = (path: string, files: ReadonlyMap<string, Buffer>) =>
  [...COMPRESSED_SUFFIXES.values()].some(
    (suffix) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)),
  );

const routeOf = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/** A page and its Markdown version link to each other and share an address by content negotiation. */
function negotiationHeaders(
  path: string,
  files: ReadonlyMap<string, Buffer>,
): { vary: string[]; link: HeaderMap } {
  const [, name, type] = /^(.+)\.(html|md)$/.exec(path) ?? [];
  if (!name || !files.has(`${name}.${type === 'md' ? 'html' : 'md'}`)) return { vary: [], link: {} };
  const link =
    type === 'md'
      ? `<${routeOf(`${name}.html`)}>; rel="canonical"`
      : `</${name}.md>; rel="alternate"; type="text/markdown"`;
  return { vary: ['accept'], link: { link } };
}

function createVariants(
  path: string,
  files: ReadonlyMap<string, Buffer>,
  protection: Protection,
): FileVariants {
  const isHashed = path.startsWith('assets/');
  const isHtml = path.endsWith('.html');
  const isDocument = isHtml || path.endsWith('.md');
  const headerSets = isHashed ? protection.asset : protection.document;
  const copies: (readonly [Encoding, Buffer])[] = [['identity', files.get(path) ?? Buffer.alloc(0)]];
  for (const [encoding, suffix] of COMPRESSED_SUFFIXES) {
    const copy = files.get(path + suffix);
    if (copy) copies.push([encoding, copy]);
  }
  const { vary: varyByAccept, link } = negotiationHeaders(path, files);
  const vary = [...varyByAccept, ...(copies.length > 1 ? ['accept-encoding'] : [])];
  const digest = createHash('sha256')
    .update(copies[0]?.[1] ?? '')
    .digest('base64url')
    .slice(0, 22);
  return new Map(
    copies.map(([encoding, body]) => {
      const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const validators: HeaderMap = {
        etag,
        'cache-control': isHashed
          ? CACHE_POLICY.hashed
          : isDocument
            ? CACHE_POLICY.document
            : CACHE_POLICY.other,
        ...(vary.length > 0 && { vary: vary.join(', ') }),
        ...(copies.length === 1 && { 'accept-ranges': 'bytes' }),
        ...link,
      };
      const contentHeaders = {
        'content-type': contentType(path),
        'content-length': String(body.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...validators,
      };
      const withProtection = (headers: HeaderMap): HeaderSets => ({
        plain: { ...headerSets.plain, ...headers },
        tls: { ...headerSets.tls, ...headers },
      });
      return [encoding, { body, etag, headers: withProtection(contentHeaders), notModified: validators }];
    }),
  );
}

function respond(
  filesByRoute: ReadonlyMap<string, FileVariants>,
  notFound: FileVariants | undefined,
  request: StaticRequest,
  protection: Protection,
): Response {
  const transport = request.isTls ? 'tls' : 'plain';
  const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
  const path = filesByRoute.has(request.path) ? request.path : decodePath(request.path);
  const markdown = prefersMarkdown(request.header('accept')) && filesByRoute.get(markdownPath(path));
  const variants = markdown || filesByRoute.get(path);
  if (!isReadMethod) {
    return textResponse('Method not allowed', 405, { ...protection.asset[transport], allow: 'GET, HEAD' });
  }
  if (!variants) {
    const target = findSlashRedirect(filesByRoute, request.path);
    if (target)
      return new Response(null, {
        status: 308,
        headers: { ...protection.asset[transport], location: target + new URL(request.url).search },
      });
    return (
      respondWith(notFound, request, 404) ?? textResponse('Not found', 404, protection.document[transport])
    );
  }
  return (
    respondWith(variants, request, 200) ?? textResponse('Not acceptable', 406, protection.document[transport])
  );
}

const textResponse = (text: string, status: number, headers: HeaderMap) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });

/** `/quiz/` → `/quiz`, `/player` → `/player/`. Only to existing pages, so it cannot redirect elsewhere. */
function findSlashRedirect(
  filesByRoute: ReadonlyMap<string, FileVariants>,
  path: string,
): string | undefined {
  const otherPath = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return filesByRoute.has(otherPath) ? otherPath : undefined;
}

function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function respondWith(
  variants: FileVariants | undefined,
  request: StaticRequest,
  status: 200 | 404,
): Response | undefined {
  if (!variants) return;
  const encodings =
    variants.size > 1 ? acceptedEncodings(request.header('accept-encoding')) : ['identity' as const];
  const encoding = encodings.find((candidate) => variants.has(candidate));
  const variant = encoding && variants.get(encoding);
  if (!variant) return;
  const transport = request.isTls ? 'tls' : 'plain';
  const headers = variant.headers[transport];
  if (status === 200) {
    if (matchesEtag(request.header('if-none-match'), variant.etag)) {
      return new Response(null, { status: 304, headers: variant.notModified });
    }
    const range = variants.size === 1 ? request.header('range') : undefined;
    if (range && request.method === 'GET') {
      const rangeResponse = respondWithRange(range, request.header('if-range'), variant, headers);
      if (rangeResponse) return rangeResponse;
    }
  }
  const body = request.method === 'HEAD' ? null : (variant.body as Uint8Array<ArrayBuffer>);
  return new Response(body, { status, headers });
}

const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag));

/** Answers a single range, as for films. Several ranges or other units get the whole file (RFC 9110, 14.2). */
function respondWithRange(
  range: string,
  ifRange: string | undefined,
  variant: FileVariant,
  headers: HeaderMap,
) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return;
  if (ifRange !== undefined && ifRange !== variant.etag) return;
  const size = variant.body.length;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || start > end) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  const body = variant.body.subarray(start, end + 1) as Uint8Array<ArrayBuffer>;
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(body.length),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  });
}
