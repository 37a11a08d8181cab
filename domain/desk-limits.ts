/** Limits for one request from the desk. The app respects them and the server rejects more. */
export const DESK_LIMITS = {
  /** Leads changed in one transaction. New leads wait for it, so the app sends more in batches. */
  leadsAtOnce: 100,
  /** Deliveries of one kind re-queued at once, likewise. */
  deliveriesAtOnce: 1_000,
  noteLetters: 4_000,
} as const;
