/** `npm run preview:emails`: writes a sample of every mail to a file, to view in a browser. */
import './build.ts';
import { loadSource } from '../build/load-source.ts';

const { module, close } = await loadSource<typeof import('./write-mails.ts')>('/tools/write-mails.ts');
await module.writeMails();
await close();
