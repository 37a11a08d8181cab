import { expect, test } from 'vitest';
import { readEnv } from '#server/settings.ts';
import { banner } from './banner.ts';

const ORIGIN_NOTICE = /PUBLIC_ORIGIN is (\S+), but the pages were built for (\S+):/;
const findReportedOrigins = (publicOrigin: string, builtFor: string) =>
  ORIGIN_NOTICE.exec(
    banner(readEnv({ PUBLIC_ORIGIN: publicOrigin }), {
      address: 'http://localhost:3000',
      startMs: 1,
      builtFor,
    }),
  )?.slice(1);

test('a PUBLIC_ORIGIN that differs from the origin of the build is reported at start', () => {
  const origins = ['https://www.acme.test', 'https://acme.test'] as const;
  expect(findReportedOrigins(...origins)).toEqual(origins);
  expect(findReportedOrigins('https://acme.test', 'https://acme.test')).toBeUndefined();
});

test('a build with the sample origin accepts any PUBLIC_ORIGIN', () => {
  expect(findReportedOrigins('https://acme.test', 'https://brand.example')).toBeUndefined();
});
