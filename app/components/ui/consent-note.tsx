import { pathTo } from '#domain/paths.ts';
import consent from '#words/consent.json' with { type: 'json' };

/** Consent note of a form. The link opens in a new tab so that nothing typed is lost. */
export function ConsentNote({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`text-note text-muted ${className}`}>
      <span>{text}</span>{' '}
      <a
        href={pathTo('privacy')}
        target="_blank"
        rel="noopener"
        className="link-line whitespace-nowrap hover:text-ink"
      >
        {consent.more}
      </a>
    </p>
  );
}
