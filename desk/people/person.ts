/** The person that the server sends, and the entries of that person's timeline. */
import type { InferResponseType } from 'hono/client';
import type { api } from '../api.ts';

export type Person = InferResponseType<(typeof api.people)[':id']['$get']>;
export type Entry = Person['timeline'][number];
export type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
