/** Starts the lead server from its sources, for `npm run dev`. */
import { loadSource } from '../build/load-source.ts';

await loadSource('/server/process/start.ts');
