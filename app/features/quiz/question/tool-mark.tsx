import { useLater } from '#app/loading/use-later.ts';
import { marksPart } from './marks-part.ts';

/** A tool's brand mark; until it is fetched, or where there is none, its first letter. */
export function ToolMark({ tool, name }: { tool: string; name: string }) {
  const Mark = useLater(marksPart).value?.(tool);
  if (Mark) return <Mark aria-hidden="true" className="size-6 sm:size-7" />;
  return (
    <span aria-hidden="true" className="grid size-6 place-items-center font-display text-h3 sm:size-7">
      {name.charAt(0)}
    </span>
  );
}
