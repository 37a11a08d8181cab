/** Which source file is the chunk of a route: the route table says it, and is the only place that does. */
import { readFile } from 'node:fs/promises';
import { PATHS } from '#domain/paths.ts';

const ENTRY = /\[PATHS\.(\w+)\]:[^\n]*import\('\.\/(pages\/[\w-]+\.tsx)'\)/g;
const NOT_FOUND_PAGE = 'app/pages/not-found.tsx';

export async function pageFiles(): Promise<(route: string) => string> {
  const table = await readFile(new URL('../app/routes.tsx', import.meta.url), 'utf8');
  const files = new Map(
    [...table.matchAll(ENTRY)].map(([, name = '', file]) => [
      PATHS[name as keyof typeof PATHS],
      `app/${file}`,
    ]),
  );
  return (route) => files.get(route as (typeof PATHS)[keyof typeof PATHS]) ?? NOT_FOUND_PAGE;
}
