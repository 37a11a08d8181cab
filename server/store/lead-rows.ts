/**
 * Numbers of leads in SQLite's index of words: the millisecond, then a count within it. In this order the index is
 * read, so that a search ends with its page. 64 bits last until the year 2248.
 */
export const SEQ_BITS = 20;
