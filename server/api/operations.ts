/** Every operation of the API, in the order of the document. */
import type { Operation } from './operation.ts';
import { bookingOperations } from './operations/bookings.ts';
import { deliveryOperations } from './operations/deliveries.ts';
import { personOperations } from './operations/people.ts';
import { reportOperations } from './operations/reports.ts';
import { submissionOperations } from './operations/submissions.ts';

export const OPERATIONS: readonly Operation[] = [
  ...submissionOperations,
  ...personOperations,
  ...bookingOperations,
  ...deliveryOperations,
  ...reportOperations,
];
