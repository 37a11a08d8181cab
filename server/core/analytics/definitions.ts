/** The figures of desk and command line, once. docs/glossary.md describes them in words. */
import type { BookingStatus } from '#server/store/schema.ts';

/**
 * A booking that stands. One that was moved is counted by the booking that replaced it, so that somebody who moved a
 * call and then cancelled it has not booked.
 */
export const STANDING: readonly BookingStatus[] = ['booked', 'no-show'];
