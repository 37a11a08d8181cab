import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const attribute = (html: string, name: string) =>
  new RegExp(`<script type="module"[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

test('a page asks for all that it starts with at once: no file of it names another that was not asked for', async ({
  request,
}) => {
  for (const path of Object.values(PATHS)) {
    const html = await (await request.get(path)).text();
    const asked = ['src', 'data-entry', 'data-early'].flatMap((name) => attribute(html, name).split(' '));
    const named = await Promise.all(
      asked.map(async (file) => {
        const code = await (await request.get(file)).text();
        return [...code.matchAll(/\bfrom\s*"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`);
      }),
    );
    expect(named.flat(), path).toContain(attribute(html, 'src'));
    expect(
      named.flat().filter((file) => !asked.includes(file)),
      path,
    ).toEqual([]);
  }
});
