import { at } from '#app/components/scene.tsx';
import type { researchBrief } from '#content/landing/services.ts';

/** Sources fold, sheet behind sheet, into a brief of five lines. */
export function ResearchBrief({ sources, title, lines }: typeof researchBrief) {
  return (
    <div className="flex flex-col items-center justify-center">
      {sources.map(({ name, found }, i) => (
        <p
          key={name}
          className="step -mb-px flex h-7 justify-between gap-3 rounded-t-control border border-b-0 whitespace-nowrap border-line bg-surface px-3 pt-1 text-tiny"
          style={{
            ...at(150 + i * 260, 'translateY(-26px) scaleX(0.9)'),
            width: `${100 - (sources.length - i) * 4}%`,
          }}
        >
          <span>
            <span className="me-2 font-mono text-brand">{i + 1}</span>
            {name}
          </span>
          <span className="font-mono text-muted @max-2xs:hidden">{found}</span>
        </p>
      ))}
      <div className="relative w-full rounded-control border border-line bg-surface p-4 shadow-soft">
        <p className="border-b border-line pb-2 text-small font-semibold">{title}</p>
        <ol className="mt-2.5 grid gap-1.5">
          {lines.map(({ text, source }, i) => (
            <li
              key={text}
              className="step text-small text-balance"
              style={at(1600 + i * 420, 'translateY(-10px)')}
            >
              {text} <span className="font-mono text-tiny text-brand">[{source}]</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
