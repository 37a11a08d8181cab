import { startAt } from '#app/components/scene.tsx';
import CheckIcon from '~icons/lucide/check';

const STEP_MS = 700;

/** The drawing for an agent without its own: its duties on a line, completed one by one. */
export function Duties({ duties }: { duties: readonly string[] }) {
  return (
    <ol className="relative grid content-evenly gap-4 self-stretch before:absolute before:inset-y-0 before:start-[0.9375rem] before:w-0.5 before:bg-brand">
      {duties.map((duty, i) => (
        <li key={duty} className="relative flex items-center gap-5">
          <span className="relative grid size-8 shrink-0 place-items-center rounded-full border-2 border-brand bg-paper">
            <span
              className="step absolute -inset-0.5 grid place-items-center rounded-full bg-brand text-brand-ink"
              style={startAt((i + 1) * STEP_MS, 'scale(0.6)')}
            >
              <CheckIcon aria-hidden="true" className="size-4" />
            </span>
          </span>
          <span
            className="drift grow rounded-control border border-line bg-surface px-4 py-3 font-medium"
            style={startAt(i * STEP_MS, 'translateX(-14px)')}
          >
            {duty}
          </span>
        </li>
      ))}
    </ol>
  );
}
