/** Definitions that the desk and the command line share. docs/glossary.md explains the figures. */
import type { BookingStatus } from '#server/store/schema.ts';

/**
 * Statuses of a booking that is not cancelled. A rescheduled booking is counted by its replacement, so a call that was
 * moved and then cancelled does not count.
 */
export const ACTIVE_BOOKINGS: readonly BookingStatus[] = ['booked', 'no-show'];
