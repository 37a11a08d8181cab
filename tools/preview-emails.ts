/** `npm run preview:emails`: writes every mail into files, to view them in a browser. */
import './build.ts';
import { loadSource } from '../build/load-source.ts';

const { module, close } = await loadSource<typeof import('../tests/e2e/support/write-mails.ts')>(
  '/tests/e2e/support/write-mails.ts',
);
await module.writeMails();
await close();
