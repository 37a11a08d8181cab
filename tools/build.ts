/** `npm run build`: builds into dist/ if needed; always with --force. */
import { ensureBuild } from '../build/ensure-build.ts';

// Other tools import this file and go on after it.
if (!(await ensureBuild({ force: process.argv.includes('--force') }))) process.exit(1);
