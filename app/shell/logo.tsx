import { logo } from '#content/logo/logo.ts';
import { site } from '#content/site.ts';

/** The mark of the brand; its drawing comes with the style sheet, in the colours of the ground it stands on. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return <span aria-hidden="true" className={`logo-mark ${className}`} />;
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      {logo.wordmark ? (
        <span role="img" aria-label={site.name} className="logo-wordmark" />
      ) : (
        <span className="font-display text-[1.375rem] leading-none tracking-tight">{site.name}</span>
      )}
    </span>
  );
}
