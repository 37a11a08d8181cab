/** Runs a part of the build in its own thread, since each part keeps its thread busy. */

import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Language } from '#content/languages.ts';
import type { buildLanguage } from './build-language.ts';
import { waitForAll } from './compress-files.ts';

type Task =
  | { task: 'language'; language: Language; options: Parameters<typeof buildLanguage>[1] }
  | { task: 'desk and server'; folder: string };

export const runInThread = async (task: Task): Promise<void> => {
  await once(new Worker(import.meta.filename, { workerData: task }), 'exit');
};

async function run(task: Task): Promise<void> {
  if (task.task === 'language') {
    const { buildLanguage } = await import('./build-language.ts');
    return buildLanguage(task.language, task.options);
  }
  const { buildDesk } = await import('./build-desk.ts');
  const { buildServer } = await import('./build-server.ts');
  return waitForAll([buildDesk(`${task.folder}/desk`), buildServer(`${task.folder}/server`)]);
}

if (!isMainThread && workerData?.task) await run(workerData);
