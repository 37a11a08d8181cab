import { searchText, wordsOf } from './lead-facets.ts';
import type { Booking } from './schema.ts';

/** PostgreSQL takes no more than some 2,700 bytes into an index. */
const MOST = 400;

/** Searchable text of a booking. */
export const bookingWords = ({ name, email }: Pick<Booking, 'name' | 'email'>): string =>
  searchText(wordsOf(`${name} ${email}`)).slice(0, MOST);
