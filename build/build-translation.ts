/** Builds one language of the site. build/build-site.ts starts it with the import condition of the language. */
import { buildLanguage } from './build-site.ts';

const [folder = '', shared = ''] = process.argv.slice(2);
// Always a production build, regardless of NODE_ENV.
process.env.NODE_ENV = 'production';
await buildLanguage(folder, `${folder}/site`, JSON.parse(shared));
