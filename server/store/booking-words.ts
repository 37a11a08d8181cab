import { searchText, wordsOf } from './lead-facets.ts';
import type { Booking } from './schema.ts';

/** PostgreSQL takes no more than some 2,700 bytes into an index. */
const MOST = 400;

/** What a search finds a booking by. */
export const bookingWords = ({ name, email }: Pick<Booking, 'name' | 'email'>): string =>
  searchText(wordsOf(`${name} ${email}`)).slice(0, MOST);
