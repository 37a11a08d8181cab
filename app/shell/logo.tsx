import { logo } from '#content/logo/logo.ts';
import { site } from '#content/site.ts';

/** The mark of the brand; its drawing comes with the style sheet, in the colours of the ground it stands on. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return <span aria-hidden="true" className={`logo-mark ${className}`} />;
}

/** A name longer than this stands small on two lines, where it leaves room for the rest of the bar. */
const LONG_NAME = 12;

export function Logo() {
  return (
    <span className="logo" data-long={site.name.length > LONG_NAME || undefined}>
      <LogoMark />
      {logo.wordmark ? (
        <span role="img" aria-label={site.name} className="logo-wordmark" />
      ) : (
        <span className="logo-name">{site.name}</span>
      )}
    </span>
  );
}
