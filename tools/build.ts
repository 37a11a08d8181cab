/** `npm run build`: builds into dist/ if needed. With --force, always. */
import { ensureBuild } from '../build/ensure-build.ts';

// Exit only on failure: other tools import this file and continue after the build.
if (!(await ensureBuild({ force: process.argv.includes('--force') }))) process.exit(1);
