import { LinkedText, type TextLink } from '#app/components/ui/linked-text.tsx';

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...string[]])[];
  link?: TextLink;
};

const CELL_CLASS = 'py-4 pe-6 align-baseline last:pe-0 narrow:block narrow:py-0 narrow:pe-0';

/** On a phone each row is a block, and each cell shows the name of its column. */
export function Table({ caption, columns, rows, link }: TableProps) {
  return (
    <table className="w-full border-b border-line narrow:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="narrow:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="pe-6 pb-3 text-start text-small font-normal text-muted last:pe-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="narrow:block">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="break-inside-avoid border-t border-line narrow:grid narrow:gap-1 narrow:py-4"
          >
            <th scope="row" className={`${CELL_CLASS} text-start font-semibold text-balance`}>
              {name}
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} className={`${CELL_CLASS} text-muted`}>
                <span aria-hidden="true" className="text-small wide:hidden">
                  {columns[i + 1]}:{' '}
                </span>
                <LinkedText link={link}>{cell}</LinkedText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
