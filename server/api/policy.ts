/** Limits of the API for the operator's tools. */
import { MINUTE } from '#domain/timing.ts';

export const API_POLICY = {
  /** On average ten calls a second, with room for a burst. All servers of a cluster share the count. */
  callsPerKey: { requests: 600, windowMs: MINUTE },
  /** Calls without a valid key from one IP address. Protects the store; the keys themselves cannot be guessed. */
  triesPerAddress: { requests: 60, windowMs: 10 * MINUTE },
  bodyLimit: 64 * 1024,
  page: { defaultSize: 50, maxSize: 200 },
  /** Longest period of analytics, in days. */
  maxDays: 366,
} as const;

export const API_PATH = '/api/v1';
