/**
 * Like `Promise.all`, but rejects only after all promises have ended, so that none of them writes into a removed
 * folder.
 */
export async function waitForAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
