/** The figures of desk and command line, once. docs/glossary.md describes them in words. */
import type { BookingStatus } from '#server/store/schema.ts';

/**
 * A booking that is not cancelled. A rescheduled one is counted by its replacement, so that somebody who moved a
 * call and then cancelled it has not booked.
 */
export const STANDING: readonly BookingStatus[] = ['booked', 'no-show'];
