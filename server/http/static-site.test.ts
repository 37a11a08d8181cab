import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStaticSite, type StaticSite } from './static-site.ts';

const createPage = (title: string) => `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(50)}`;
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const securityHeaders = {
  document: { 'content-security-policy': 'policy' },
  asset: { 'x-content-type-options': 'nosniff' },
};
let folder: string;
let site: StaticSite;

function write(path: string, content: string | Buffer, compressed = false): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!compressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['index', 'quiz', '404', 'player/index']) write(`${name}.html`, createPage(name), true);
  write('assets/main-a1b2.js', 'export {};'.repeat(100), true);
  write('index.md', '# index', true);
  write('terms.html', createPage('terms'), true);
  write('terms.md', '# terms');
  write('film.mp4', film);
  write('og/home.png', Buffer.from('png'));
  site = loadStaticSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const app = new Hono().all('*', (c) => site.respond(c, securityHeaders));
const request = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { method, headers });

describe('the static site', () => {
  test.each([
    ['/', 'index'],
    ['/quiz', 'quiz'],
    ['/player/', 'player/index'],
    ['/%71uiz', 'quiz'],
  ])('%s is served from its HTML file', async (path, name) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(createPage(name));
  });

  test.each([
    ['/quiz/', '/quiz'],
    ['/player', '/player/'],
    ['/quiz/?utm_source=mail&x=%20', '/quiz?utm_source=mail&x=%20'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const response = await request(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/404',
    '//evil.test/',
    '/../package.json',
    '/%2e%2e%2fpackage.json',
    '/%',
    '/quiz.html.br',
  ])('%s is the 404 page with status 404', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(createPage('404'));
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['identity', null],
    ['identity;q=1, br;q=0.1', null],
    [undefined, null],
  ])('Accept-Encoding %s is answered with %s', async (accept, encoding) => {
    const response = await request('/quiz', accept ? { 'accept-encoding': accept } : {});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(createPage('quiz'));
  });

  test.each([
    [undefined, 'html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'html'],
    ['*/*', 'html'],
    ['text/markdown', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html;q=0.9, text/markdown;q=1.0', 'markdown'],
    ['text/html, text/markdown;q=0.5', 'html'],
    ['text/markdown;q=0.5, */*', 'html'],
    ['text/markdown;q=0', 'html'],
    ['text/markdownish', 'html'],
  ])('Accept %s gets a page as %s', async (accept, type) => {
    for (const [path, name] of [
      ['/', 'index'],
      ['/terms', 'terms'],
    ] as const) {
      const response = await request(path, accept ? { accept } : {});
      expect(response.headers.get('content-type')).toBe(`text/${type}; charset=utf-8`);
      expect(response.headers.get('vary')?.split(', ')).toContain('accept');
      expect(await response.text()).toBe(type === 'html' ? createPage(name) : `# ${name}`);
    }
  });

  test('a page and its Markdown link to each other', async () => {
    expect((await request('/terms')).headers.get('link')).toBe(
      '</terms.md>; rel="alternate"; type="text/markdown"',
    );
    expect((await request('/')).headers.get('link')).toBe(
      '</index.md>; rel="alternate"; type="text/markdown"',
    );
    const markdown = await request('/terms.md');
    expect(markdown.headers.get('link')).toBe('</terms>; rel="canonical"');
    expect(markdown.headers.get('cache-control')).toBe('no-cache');
    expect(await markdown.text()).toBe('# terms');
    expect((await request('/index.md')).headers.get('link')).toBe('</>; rel="canonical"');
  });

  test('a page without Markdown stays HTML', async () => {
    const response = await request('/quiz', { accept: 'text/markdown' });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.has('link')).toBe(false);
  });

  test('a client that accepts no stored encoding gets 406', async () => {
    expect((await request('/quiz', { 'accept-encoding': 'identity;q=0, zstd' })).status).toBe(406);
  });

  test('an unchanged page gets 304 by its ETag: weak, strong or in a list', async () => {
    const etag = (await request('/quiz')).headers.get('etag')!;
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await request('/quiz', { 'if-none-match': value })).status).toBe(304);
    }
    expect((await request('/quiz', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await request('/quiz', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  test('hashed assets are cached forever, other files for a while', async () => {
    expect((await request('/assets/main-a1b2.js')).headers.get('cache-control')).toContain('immutable');
    expect((await request('/og/home.png')).headers.get('cache-control')).toContain('max-age=3600');
  });

  test('documents have all security headers, hashed assets only a few', async () => {
    for (const path of ['/', '/nowhere'])
      expect((await request(path)).headers.get('content-security-policy')).toBe('policy');
    const asset = (await request('/assets/main-a1b2.js')).headers;
    expect(asset.get('x-content-type-options')).toBe('nosniff');
    expect(asset.has('content-security-policy')).toBe(false);
  });

  test.each([
    ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
    ['bytes=900-', 206, 'bytes 900-999/1000', 100],
    ['bytes=-10', 206, 'bytes 990-999/1000', 10],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 10],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=0-1,5-6', 200, null, 1000],
    ['lines=1-2', 200, null, 1000],
  ])('the film is served for the range %s', async (range, status, contentRange, length) => {
    const response = await request('/film.mp4', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  test('a range request for an outdated copy gets the whole film', async () => {
    expect((await request('/film.mp4', { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
    const etag = (await request('/film.mp4')).headers.get('etag')!;
    expect((await request('/film.mp4', { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  });

  test('HEAD has the headers without the body', async () => {
    const response = await request('/quiz', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(createPage('quiz').length));
    expect(await response.text()).toBe('');
  });
});
