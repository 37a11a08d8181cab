import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testimonials } from '#content/landing/testimonials.ts';
import { LANGUAGES } from '#content/languages.ts';
import { saveChange, undoLastChange, versionOf } from './session.ts';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64');
const [known = ''] = testimonials.flatMap(({ image }) => image?.replace(/\.\w+$/, '') ?? []);

const readState = async () => [
  await readdir('content/portraits'),
  await readFile('content/landing/testimonials.ts', 'utf8'),
];

test.each([
  ['../../../tmp/x', 'a path'],
  [`${known}'.length, run(), '`, 'code'],
  [`(?:${known})`, 'a regular expression'],
  [`${known}|.*`, 'a regular expression that matches all'],
  ['__proto__', 'a property of every object'],
  ['', 'nothing'],
])('%j is rejected as the name of a picture: %s', async (image) => {
  const before = await readState();
  const { faults, files } = await saveChange({ kind: 'portrait', image, data: SVG });
  expect(faults).toHaveLength(1);
  expect(files).toEqual([]);
  expect(await readState()).toEqual(before);
});

test.each(['../../package', '/etc/hosts', 'landing/../../../package', 'hero\0', 'hero.json?', '', '..'])(
  '%j is no file of texts',
  async (name) => {
    const change = {
      kind: 'text',
      name,
      fieldPath: ['name'],
      texts: { en: 'x', de: 'x' },
      version: '',
    } as const;
    await expect(saveChange(change)).rejects.toThrow('is not a file of texts');
  },
);

test.each([{ toString: 'x' }, ['x'], '\ud800'])('only text is saved as a text, not %j', async (text) => {
  const texts = { en: text, de: text } as unknown as Record<string, string>;
  const fieldPath = ['faq', '0', 'question'];
  const change = { kind: 'text', name: 'landing/faq', fieldPath, texts, version: '' } as const;
  await expect(saveChange(change)).rejects.toThrow('is not a text');
});

test('only a whole picture is saved', async () => {
  const photo = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  for (const bytes of [photo.subarray(0, -99), Buffer.alloc(0)]) {
    const { faults } = await saveChange({ kind: 'portrait', image: 'any', data: bytes.toString('base64') });
    expect(faults).toEqual([expect.stringContaining('not a picture')]);
  }
});

describe('in a copy of the content', () => {
  const repository = process.cwd();
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'session-'));
    await cp('content', join(folder, 'content'), { recursive: true });
    process.chdir(folder);
  });
  afterAll(async () => {
    const folder = process.cwd();
    process.chdir(repository);
    await rm(folder, { recursive: true });
  });

  const FAQ = `content/${LANGUAGES[0].code}/landing/faq.json`;
  const saveQuestion = (index: number, text: string) => {
    const texts = Object.fromEntries(LANGUAGES.map(({ code }) => [code, `${text} (${code})?`]));
    const fieldPath = ['faq', `${index}`, 'question'];
    const version = versionOf('landing/faq', fieldPath);
    return saveChange({ kind: 'text', name: 'landing/faq', fieldPath, texts, version });
  };
  const readQuestions = async (): Promise<string[]> =>
    JSON.parse(await readFile(FAQ, 'utf8')).faq.map(({ question }: { question: string }) => question);

  test('a text does not replace a list or a group of texts', async () => {
    const texts = { en: 'x', de: 'y' };
    for (const fieldPath of [['faq', '0'], ['faq'], []])
      await expect(
        saveChange({ kind: 'text', name: 'landing/faq', fieldPath, texts, version: '' }),
      ).rejects.toThrow('is not a text');
  });

  test('changes that arrive together are all saved', async () => {
    await Promise.all([saveQuestion(0, 'First'), saveQuestion(1, 'Second')]);
    const [first, second] = await readQuestions();
    expect([first, second]).toEqual([expect.stringContaining('First'), expect.stringContaining('Second')]);
  });

  test('a change of what the user has not seen is rejected', async () => {
    const questions = await readQuestions();
    const list = { name: 'landing/faq', fieldPath: ['faq'], version: versionOf('landing/faq', ['faq']) };
    // A double click sends the same change twice.
    const results = [1, 2].map(() => saveChange({ kind: 'remove', index: 0, ...list }));
    expect((await Promise.all(results)).map(({ files }) => files.length > 0)).toEqual([true, false]);
    expect(await readQuestions()).toEqual(questions.slice(1));
    await undoLastChange();

    const text = { kind: 'text', name: 'landing/faq', fieldPath: ['faq', '0', 'question'] } as const;
    const version = versionOf(text.name, text.fieldPath);
    await saveQuestion(0, 'Of another tab');
    const { faults } = await saveChange({ ...text, version, texts: { en: 'Of this tab?' } });
    expect(faults).toEqual([expect.stringContaining('has changed since')]);
    expect(await readQuestions()).toContainEqual(expect.stringContaining('Of another tab'));
  });

  test('a file is replaced as a whole, and an old picture is removed last', async () => {
    await link(FAQ, 'before.json');
    const before = await readFile(FAQ, 'utf8');
    await saveQuestion(0, 'Replaced');
    expect(await readFile('before.json', 'utf8')).toBe(before);

    await writeFile('content/about.ts', "export const person = { image: 'grace.jpg' };");
    await writeFile('content/portraits/grace.jpg', 'a photo');
    await mkdir('content/portraits/grace.svg');
    await expect(saveChange({ kind: 'portrait', image: 'grace', data: SVG })).rejects.toThrow();
    expect(await readFile('content/portraits/grace.jpg', 'utf8')).toBe('a photo');
    await rm('content/portraits/grace.svg', { recursive: true });
  });

  test('undo does not overwrite what somebody changed outside the editor', async () => {
    await saveQuestion(0, 'Saved');
    const byHand = (await readFile(FAQ, 'utf8')).replace('Saved', 'Edited by hand');
    await writeFile(FAQ, byHand);
    await expect(undoLastChange()).rejects.toThrow(`${FAQ} has changed outside the editor`);
    expect(await readFile(FAQ, 'utf8')).toBe(byHand);
  });

  test('a new picture replaces every use of the old one', async () => {
    const [file, otherFile] = ['content/landing/testimonials.ts', 'content/about.ts'];
    const name = "image: 'ada.jpg'";
    for (const path of [file, otherFile])
      await writeFile(path, `export const entries = [{ ${name} }, { ${name} }];`);
    await writeFile('content/portraits/ada.jpg', 'a photo');
    await saveChange({ kind: 'portrait', image: 'ada', data: SVG });
    for (const path of [file, otherFile])
      expect(await readFile(path, 'utf8')).toBe(
        "export const entries = [{ image: 'ada.svg' }, { image: 'ada.svg' }];",
      );
    expect((await readdir('content/portraits')).filter((entry) => entry.startsWith('ada'))).toEqual([
      'ada.svg',
    ]);
    await undoLastChange();
    expect(await readFile('content/portraits/ada.jpg', 'utf8')).toBe('a photo');
    expect(await readFile(otherFile, 'utf8')).toContain(name);
  });
});
