/**
 * Lets other requests run between two parts of long work. Awaiting a query is not enough: SQLite answers synchronously,
 * so a loop of queries never leaves the microtask queue.
 */
export { setImmediate as yieldToIo } from 'node:timers/promises';
