/** Builds desk and server into a folder. build/build-all.ts runs this file in a thread. */
import { workerData } from 'node:worker_threads';
import { buildDesk } from './build-desk.ts';
import { buildServer } from './build-server.ts';
import { waitForAll } from './wait-for-all.ts';

await waitForAll([buildDesk(`${workerData}/desk`), buildServer(`${workerData}/server`)]);
