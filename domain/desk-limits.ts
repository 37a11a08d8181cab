/** What one request of the desk may hold: its pages keep to it, its server refuses more. */
export const DESK_LIMITS = {
  /** Leads changed in one transaction: leads that arrive meanwhile wait for it. More go in parts. */
  leadsAtOnce: 100,
  /** Deliveries of one kind re-queued at once, likewise. */
  deliveriesAtOnce: 1_000,
  noteLetters: 4_000,
} as const;
