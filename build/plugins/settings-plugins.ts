/** Settings of the site as constants, and plugins that remove the code that they make superfluous. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { booking } from '#content/booking.ts';
import { hasPart } from '#content/has-part.ts';
import type { Part } from '#content/part.ts';
import { site } from '#content/site.ts';
import { sendsReports } from '../build-cache.ts';

const HAS_PART_CALL = /\bhasPart\('([\w-]+)'\)/g;
const HAS_PART_IMPORT = /^import \{ hasPart \} .*\n/m;

/**
 * Replaces `hasPart('deck')` with true or false. The import goes with its last call: it would keep the list of parts in the
 * entry script.
 */
export const partsPlugin = (): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  transform: {
    filter: { code: HAS_PART_CALL },
    handler(code) {
      const constant = code.replaceAll(HAS_PART_CALL, (_, part: Part) => String(hasPart(part)));
      return /\bhasPart\(/.test(constant) ? constant : constant.replace(HAS_PART_IMPORT, '');
    },
  },
});

/** Browsers load only the adapter of the site's booking provider. */
export const bookingPlugin = (): Plugin => ({
  name: 'booking',
  enforce: 'pre',
  resolveId(id) {
    // The checks of the content, which run on the server, need every adapter.
    if (this.environment.name !== 'client' || id !== '#booking/adapters.ts') return;
    return resolve(`booking/${site.booking.provider}.ts`);
  },
});

/** Constants for app/build-settings.ts. Builds use them, and tests that render pages. */
export const buildDefines = (env: Record<string, string | undefined>) => ({
  __BUILD_YEAR__: String(new Date().getUTCFullYear()),
  __QUIZ_REPORTS__: JSON.stringify(sendsReports(env)),
  __BOOKING_SELECTOR__: JSON.stringify(booking.selector),
  __THEME_STORAGE_KEY__: JSON.stringify(site.themeStorageKey),
  __INSIGHT__: JSON.stringify(env.INSIGHT === 'on'),
  __RETENTION_DAYS__: String(Number(env.RETENTION_DAYS) || 0),
});
