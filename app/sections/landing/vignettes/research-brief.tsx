import { at } from '#app/components/scene.tsx';
import type { researchBrief } from '#content/landing/services.ts';

/** Sources fold into a brief of five lines. */
export function ResearchBrief({ sources, title, lines }: typeof researchBrief) {
  return (
    <div className="grid content-center gap-5">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-tiny text-muted">
        {sources.map((source, i) => (
          <li
            key={source}
            className="drift"
            style={at(i * 260, `translate(${(2 - i) * 12}px, 18px) rotate(${i % 2 ? 3 : -3}deg)`)}
          >
            <span className="text-brand">{i + 1}</span> {source}
          </li>
        ))}
      </ul>
      <div className="rounded-control border border-line bg-surface p-4">
        <p className="border-b border-line pb-2 text-small font-semibold">{title}</p>
        <ol className="mt-2.5 grid gap-1.5">
          {lines.map(({ text, source }, i) => (
            <li key={text} className="step text-small" style={at(900 + i * 550, 'translateY(-10px)')}>
              {text} <span className="font-mono text-tiny text-brand">[{source}]</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
