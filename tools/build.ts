/** `npm run build`: builds into dist/ if needed; with --force in any case. */
import { ensureBuild } from '../build/ensure-build.ts';

process.exit((await ensureBuild({ force: process.argv.includes('--force') })) ? 0 : 1);
