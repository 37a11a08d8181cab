/** Browsers load only the adapter of the site's booking provider. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { site } from '#content/site.ts';

export const bookingPlugin = (): Plugin => ({
  name: 'booking',
  enforce: 'pre',
  resolveId(id) {
    // The checks of the content, which run on the server, need every adapter.
    if (this.environment.name !== 'client' || id !== '#booking/adapters.ts') return;
    return resolve(`booking/${site.booking.provider}.ts`);
  },
});
