/** `npm run build`: builds into dist/ if needed. With --force, always. */
import { ensureBuild } from '../build/ensure-build.ts';

// Other tools import this file and continue after it.
if (!(await ensureBuild({ force: process.argv.includes('--force') }))) process.exit(1);
