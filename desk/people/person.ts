/** Types of the server's response about a person. */
import type { InferResponseType } from 'hono/client';
import type { api } from '../api.ts';

export type Person = InferResponseType<(typeof api.people)[':id']['$get']>;
export type TimelineEntry = Person['timeline'][number];
export type TimelineEntryOf<Type extends TimelineEntry['type']> = Extract<TimelineEntry, { type: Type }>;
