/** Replaces `hasPart('deck')` with true or false, so that the build removes code of parts that the site lacks. */
import type { Plugin } from 'vite';
import { hasPart } from '#content/has-part.ts';
import type { Part } from '#content/part.ts';

const HAS_PART_CALL = /\bhasPart\('([\w-]+)'\)/g;

export const partsPlugin = (): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  transform: {
    filter: { code: HAS_PART_CALL },
    handler: (code) => code.replaceAll(HAS_PART_CALL, (_, part: Part) => String(hasPart(part))),
  },
});
