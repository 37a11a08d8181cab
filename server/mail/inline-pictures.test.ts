import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/stores.ts';
import { inlinePictures } from './mail-transport.ts';

const mark = '<img src="cid:apple-touch-icon.png" width="32" alt="">';

test('a picture that is shown twice is attached once', async () => {
  const folder = temporaryFolder('pictures');
  writeFileSync(join(folder, 'apple-touch-icon.png'), 'png');
  const { html, pictures } = await inlinePictures(`${mark}<p>Hello</p>${mark}`, folder);
  expect(html).toBe(`${mark}<p>Hello</p>${mark}`);
  expect(pictures).toMatchObject([
    {
      cid: 'apple-touch-icon.png',
      contentType: 'image/png',
      contentDisposition: 'inline',
      content: Buffer.from('png'),
    },
  ]);
});

test('the content id of a picture in the folder of a language has no slash', async () => {
  const folder = temporaryFolder('pictures');
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de/cover.png'), 'png');
  const { html, pictures } = await inlinePictures('<img src="cid:de/cover.png" alt="">', folder);
  expect(html).toBe('<img src="cid:de.cover.png" alt="">');
  expect(pictures).toMatchObject([{ cid: 'de.cover.png', filename: 'cover.png' }]);
});

test('a missing picture is left out', async () => {
  expect(await inlinePictures(`${mark}<p>Hello</p>`, temporaryFolder('no-pictures'))).toEqual({
    html: '<p>Hello</p>',
    pictures: [],
  });
});
