/** Builds one language of the site. build/build-site.ts runs this file with the import condition of the language. */
import { buildLanguage } from './build-site.ts';

const [folder = '', shared = ''] = process.argv.slice(2);
// Always build for production, even if another NODE_ENV is set.
process.env.NODE_ENV = 'production';
await buildLanguage(folder, `${folder}/site`, JSON.parse(shared));
