/** `npm run build`: builds into dist/ if needed; always with --force. */
import { ensureBuild } from '../build/ensure-build.ts';

process.exit((await ensureBuild({ force: process.argv.includes('--force') })) ? 0 : 1);
