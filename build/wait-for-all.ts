/**
 * Like `Promise.all`, but rejects only after all promises are settled. Otherwise, one of them could still write into a
 * folder that the caller removes.
 */
export async function waitForAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
