import type { CSSProperties } from 'react';

type ChainLineProps = {
  /** Agents above and below the lines: one to one, one to many, or many to one. */
  shape: 'one' | 'fan-out' | 'fan-in';
  /** Start time of the post's animation, in milliseconds. */
  startMs: number;
  /** Labels of the moving post, one for each line. */
  labels: readonly string[];
};

const COLUMNS = [0, 1, 2, 3, 4];
const MIDDLE_X = 250;
const columnX = (column: number) => 50 + column * 100;

/** The lines between two rows of agents, and the post that moves along them. Phones show one line. */
export function ChainLine({ shape, startMs, labels }: ChainLineProps) {
  const columns = shape === 'one' ? [2] : COLUMNS;
  return (
    <div
      aria-hidden="true"
      className={`relative h-8 max-sm:h-6 print:h-6 ${shape === 'one' ? 'md:h-12' : 'md:h-20'}`}
    >
      <span className="absolute inset-y-0 left-1/2 w-px bg-brand wide:hidden" />
      <svg
        aria-hidden="true"
        viewBox="0 0 500 80"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="1.25"
        className="absolute size-full narrow:hidden"
      >
        {columns.map((column) => {
          const [fromX, toX] = shape === 'fan-in' ? [columnX(column), MIDDLE_X] : [MIDDLE_X, columnX(column)];
          const d = `M${fromX} 0C${fromX} 40 ${toX} 40 ${toX} 80`;
          return <path key={column} d={d} stroke="var(--brand)" />;
        })}
      </svg>
      <div className="absolute inset-0 grid grid-cols-5">
        {columns.map((column, i) => (
          <span
            key={column}
            style={
              {
                '--at': startMs,
                gridColumn: column + 1,
                [shape === 'fan-in' ? '--to-x' : '--from-x']: `${(2 - column) * 100}%`,
              } as CSSProperties
            }
            className={`chain-across row-start-1 h-full ${column === 2 ? '' : 'narrow:hidden'}`}
          >
            <span className="chain-down block h-full">
              <span className="absolute left-1/2 -translate-1/2">
                <span className="chain-traveller block rounded-full opacity-0 bg-signal px-2 py-0.5 font-mono text-tiny whitespace-nowrap text-paper">
                  {labels[i]}
                </span>
              </span>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
