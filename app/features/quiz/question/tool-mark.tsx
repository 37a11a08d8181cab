import { lazyModule } from '#app/islands/lazy-module.ts';
import { useLazyModule } from '#app/islands/use-lazy-module.ts';

export const lazyToolMarks = lazyModule(() => import('./tool-marks.ts'), 'getToolMark');

type ToolMarkProps = { tool: string; name: string; className?: string };

/** A tool's brand mark. Shows the first letter until the mark is loaded, or if there is none. */
export function ToolMark({ tool, name, className = 'size-6 sm:size-7' }: ToolMarkProps) {
  const Mark = useLazyModule(lazyToolMarks).value?.(tool);
  if (Mark) return <Mark aria-hidden="true" className={`${className} [&_path]:fill-current`} />;
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-control bg-ink font-display text-small text-surface ${className}`}
    >
      {name.charAt(0)}
    </span>
  );
}
