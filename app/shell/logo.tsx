import type { CSSProperties } from 'react';
import { logo } from '#content/logo/logo.ts';
import { site } from '#content/site.ts';
import { isLongName, longestLineLength, nameLines } from './name-lines.ts';

/** The brand's logo. The drawing is in CSS, in the colors for each background. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return <span aria-hidden="true" className={`logo-mark ${className}`} />;
}

const brandLines = nameLines(site.name);
const isLong = isLongName(site.name) || undefined;
const lettersStyle = { '--letters': longestLineLength(brandLines) } as CSSProperties;

export function Logo() {
  return (
    <span className="logo" data-long={isLong} data-drawn={logo.wordmark && ''}>
      <LogoMark />
      {logo.wordmark ? (
        <span role="img" aria-label={site.name} className="logo-wordmark" />
      ) : (
        <span className="logo-name" style={isLong && lettersStyle}>
          {brandLines.join('\n')}
        </span>
      )}
    </span>
  );
}
