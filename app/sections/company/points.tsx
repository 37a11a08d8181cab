import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type PointsProps = { points: readonly { title: string; text: string }[]; columns?: boolean };

/** Short statements, each with its title. */
export function Points({ points, columns = false }: PointsProps) {
  return (
    <ul className={`grid gap-x-10 ${columns ? 'sm:grid-cols-2' : ''}`}>
      {points.map(({ title, text }) => (
        <li
          key={title}
          className={`grid content-start gap-x-8 gap-y-1 border-t border-line py-5 ${columns ? '' : 'sm:grid-cols-[11rem_1fr]'}`}
        >
          <h3 className="font-body text-body font-semibold tracking-normal">{title}</h3>
          <p className="max-w-[34em] text-muted">
            <NonBreaking>{text}</NonBreaking>
          </p>
        </li>
      ))}
    </ul>
  );
}
