/** Limits for one request from the desk. The server rejects larger requests. */
export const DESK_LIMITS = {
  /** Leads changed in one transaction. New leads wait for that transaction, so the desk sends batches. */
  leadsAtOnce: 100,
  /** Deliveries of one kind that one request re-queues. */
  deliveriesAtOnce: 1_000,
  noteLength: 4_000,
} as const;
