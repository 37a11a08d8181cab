import type { researchBrief } from '#content/landing/services.ts';

/** Several sources fold into a brief of five lines. */
export function ResearchBrief({ sources, title, lines }: typeof researchBrief) {
  return (
    <div className="brief">
      {sources.map(({ name, found }, i) => (
        <p key={name} className="step">
          <span>
            <i>{i + 1}</i>
            {name}
          </span>
          <span>{found}</span>
        </p>
      ))}
      <div>
        <p>{title}</p>
        <ol>
          {lines.map(({ text, source }) => (
            <li key={text} className="step">
              {text} <i>[{source}]</i>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
