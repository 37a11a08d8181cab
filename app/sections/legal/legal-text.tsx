import { LinkedText, type TextLink } from '#app/components/ui/linked-text.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { LegalPage } from '#content/shell/legal.ts';
import { site } from '#content/site.ts';
import { phoneHref } from '#domain/paths.ts';

const CONTACTS: readonly TextLink[] = [
  { words: site.email, href: `mailto:${site.email}` },
  { words: site.phone, href: phoneHref(site.phone) },
];
const findContact = (text: string) => CONTACTS.find(({ words }) => text.includes(words));

/** Long text with a table of contents, which is beside it on wide screens. */
export function LegalText({ title, lead, changed, contents, sections }: LegalPage) {
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-12 pb-24 lg:grid-cols-[14rem_1fr] lg:pt-20">
      <header className="grid max-w-[38rem] gap-4 lg:col-start-2">
        <h1 tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="text-lead text-muted">
          <NonBreaking>{lead}</NonBreaking>
        </p>
        <p className="font-mono text-small text-muted">
          <NonBreaking balanced>{changed}</NonBreaking>
        </p>
      </header>
      <nav
        aria-label={contents}
        // On phones a short page needs no table of contents.
        className={`text-small lg:row-start-2 ${sections.length > 3 ? '' : 'max-lg:hidden'}`}
      >
        <div className="max-w-[38rem] rounded-card bg-raised p-5 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:bg-transparent lg:p-0">
          <h2 className="mb-2 font-body text-small font-semibold">{contents}</h2>
          <ul className="sm:max-lg:columns-2">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-9 items-center text-muted link-line [--rest:transparent] hover:text-ink"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <article className="legal grid max-w-[38rem] content-start gap-10 lg:row-start-2">
        {sections.map(({ id, title: heading, paragraphs, points = [] }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
            <h2 id={`${id}-title`} className="text-h3">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="wrap-break-word">
                <LinkedText link={findContact(paragraph)}>{paragraph}</LinkedText>
              </p>
            ))}
            {points.length > 0 && (
              <ul className="grid list-disc gap-2 ps-5 [&>li::marker]:text-brand">
                {points.map((point) => (
                  <li key={point}>
                    <LinkedText link={findContact(point)}>{point}</LinkedText>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
