/** Types of a person as the server sends them. */
import type { InferResponseType } from 'hono/client';
import type { api } from '../api.ts';

export type Person = InferResponseType<(typeof api.people)[':id']['$get']>;
export type Entry = Person['timeline'][number];
export type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
