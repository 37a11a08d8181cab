import { expect, test } from 'vitest';
import { banner } from './banner.ts';
import { readEnv } from './settings.ts';

const notice = /PUBLIC_ORIGIN is (\S+), but the pages were built for (\S+):/;
const bannerText = (publicOrigin: string, builtFor: string) =>
  notice
    .exec(
      banner(readEnv({ PUBLIC_ORIGIN: publicOrigin }), {
        address: 'http://localhost:3000',
        startMs: 1,
        builtFor,
      }),
    )
    ?.slice(1);

test('a PUBLIC_ORIGIN that differs from the origin of the build is reported at start', () => {
  const origins = ['https://www.acme.test', 'https://acme.test'] as const;
  expect(bannerText(...origins)).toEqual(origins);
  expect(bannerText('https://acme.test', 'https://acme.test')).toBeUndefined();
});

test('a build with the sample origin accepts any PUBLIC_ORIGIN', () => {
  expect(bannerText('https://acme.test', 'https://brand.example')).toBeUndefined();
});
