/**
 * Rules that copy must keep. Run by the build and the tests, never shipped to the browser:
 * a missing or too long field fails and says which.
 */
import * as v from 'valibot';
import { pageHeads } from './page-heads.ts';
import { site } from './site.ts';

export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(max, (issue) => `is ${issue.input.length} characters, at most ${max} fit`),
  );
const url = v.pipe(v.string(), v.url('is not a web address'));

const SiteSchema = v.object({
  name: text(24),
  tagline: text(60),
  description: text(165),
  origin: v.pipe(url, v.regex(/[^/]$/, 'ends with a slash')),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ()-]{7,20}$/, 'is not in international format')),
  email: v.pipe(v.string(), v.email('is not an email address')),
  chatText: text(160),
  booking: v.object({ origin: url, embedScript: url, embedOrigin: url, link: text(80), namespace: text(40) }),
});

const PageHeadSchema = v.object({
  path: text(60),
  title: v.pipe(text(65), v.minLength(10, 'is too short')),
  description: v.pipe(text(165), v.minLength(50, 'is too short')),
  card: v.object({ kicker: text(40), headline: text(70) }),
});

type Check = { file: string; schema: v.GenericSchema; data: unknown };

const checks: Check[] = [
  { file: 'content/site.ts', schema: SiteSchema, data: site },
  { file: 'content/page-heads.ts', schema: v.record(v.string(), PageHeadSchema), data: pageHeads },
];

/** Every fault of the content, one line each. */
export function contentFaults(list: Check[] = checks): string[] {
  return list.flatMap(({ file, schema, data }) =>
    (v.safeParse(schema, data).issues ?? []).map(
      (issue) => `${file}: ${v.getDotPath(issue)} ${issue.message}`,
    ),
  );
}
