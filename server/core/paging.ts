/** Lists page by page. The cursor of the next page is the time and the id of the last row. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

export type Cursor = readonly [time: number, id: string];
export type Page = Readonly<{ before?: Cursor | undefined; limit: number }>;

/** For `$call` of a query: the rows after the cursor, by time and id. */
export const inOrder =
  (cursor: Cursor | null | undefined, time: RawBuilder<number>, id: string, order: 'asc' | 'desc' = 'desc') =>
  <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    query
      .$if(Boolean(cursor), (rows) =>
        rows.where(
          sql<boolean>`(${time}, ${sql.ref(id)}) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(cursor ?? [])})`,
        ),
      )
      .orderBy(time, order)
      .orderBy(sql.ref(id), order);

/** From one row more than fits: then there is a next page. */
export function toPage<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last ? cursorOf(last) : null };
}

export const formatCursor = (cursor: Cursor | null): string | null => cursor?.join('_') ?? null;

export function parseCursor(text: string): Cursor | undefined {
  const [, time, id] = /^(\d{1,15})_(.+)$/s.exec(text) ?? [];
  return time && id ? [Number(time), id] : undefined;
}

export async function readAll<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}
