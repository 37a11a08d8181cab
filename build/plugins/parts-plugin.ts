/** Replaces `hasPart('deck')` with true or false at build time, so that unused code is removed. */
import type { Plugin } from 'vite';
import { hasPart } from '#content/has-part.ts';
import type { Part } from '#content/part.ts';

const CALL = /\bhasPart\('([\w-]+)'\)/g;

export const partsPlugin = (): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  transform: {
    filter: { code: CALL },
    handler: (code) => code.replaceAll(CALL, (_, part: Part) => String(hasPart(part))),
  },
});
