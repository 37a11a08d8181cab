import { searchText, wordsOf } from './lead-facets.ts';
import type { Booking } from './schema.ts';

/** Maximum length in characters: PostgreSQL's limit for an index entry is about 2,700 bytes. */
const MAX_LENGTH = 400;

/** Searchable text of a booking. */
export const bookingWords = ({ name, email }: Pick<Booking, 'name' | 'email'>): string =>
  searchText(wordsOf(`${name} ${email}`)).slice(0, MAX_LENGTH);
