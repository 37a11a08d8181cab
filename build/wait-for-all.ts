/** Like `Promise.all`, but a failure waits for the others, so that nothing writes into a folder that is removed. */
export async function waitForAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
