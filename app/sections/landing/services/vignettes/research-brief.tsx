import { atIndex } from '#app/components/scene.tsx';
import { researchBrief } from '#content/landing/services.ts';

const { sources, title, lines } = researchBrief;

/** Sources as a stack of sheets, and a brief from them. The last line of the brief is animated. */
export function ResearchBrief() {
  return (
    <div className="brief">
      {sources.map(({ name, found }, i) => (
        <p key={name} style={atIndex(i)}>
          <i>{i + 1}</i>
          {name}
          <span>{found}</span>
        </p>
      ))}
      <div>
        <p>{title}</p>
        <ol>
          {lines.map(({ text, source }, i) => (
            <li key={text} className={i === lines.length - 1 ? 'step' : undefined}>
              {text} <i>[{source}]</i>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
