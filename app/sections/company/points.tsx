import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type PointsProps = { points: readonly { title: string; text: string }[]; layout?: keyof typeof LAYOUTS };

const ROW_CLASS =
  'gap-x-10 gap-y-8 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-x-8 lg:gap-x-12 print:auto-cols-fr print:grid-flow-col';
const LAYOUTS = {
  pairs: {
    list: 'gap-x-10 sm:grid-cols-2',
    point: 'border-t border-line py-5',
    title: 'font-body text-body font-semibold tracking-normal',
  },
  row: { list: ROW_CLASS, point: 'border-t-2 border-brand pt-5', title: 'text-h3' },
  statements: {
    list: ROW_CLASS,
    point: 'border-t-2 border-brand pt-5',
    title: 'mb-3 text-quote md:max-lg:text-h3',
  },
};

/** Short statements with titles. `pairs` has two in a row; `row` and `statements` have all in one row. */
export function Points({ points, layout = 'pairs' }: PointsProps) {
  const { list: listClass, point: pointClass, title: titleClass } = LAYOUTS[layout];
  return (
    <ul className={`grid ${listClass}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={`grid content-start gap-y-1 ${pointClass}`}>
          <h3 className={titleClass}>{title}</h3>
          <p className="max-w-[34em] wrap-anywhere text-muted">
            <NonBreaking>{text}</NonBreaking>
          </p>
        </li>
      ))}
    </ul>
  );
}
