import type { ReactNode } from 'react';

/** A source with a link to its case study, if there is one. */
export function CaseLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <a href={href} className="btn-link py-1">
      {children}
    </a>
  ) : (
    children
  );
}
