import { buttonClass } from '#app/components/ui/button.tsx';
import { LinkedText, type TextLink } from '#app/components/ui/linked-text.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { security } from '#content/security.ts';
import { pathTo } from '#domain/paths.ts';
import { Chapter } from './chapter.tsx';
import { DataFlow } from './data-flow.tsx';
import { Intro } from './intro.tsx';
import { Points } from './points.tsx';

type SecurityProps = typeof security;

export function Security(props: SecurityProps) {
  const { title, lead, contents, soc2, flow, places, processors, practice, report, email } = props;
  const chapters = [
    { id: 'soc-2', title: soc2.title },
    { id: 'data-flow', title: flow.title },
    { id: 'places', title: places.title },
    { id: 'sub-processors', title: processors.title },
    { id: 'practice', title: practice.title },
  ];
  return (
    <>
      <Intro seed={47} title={title} lead={lead} />
      <nav aria-label={contents} className="page-width pb-12">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-small max-lg:grid max-lg:grid-cols-[repeat(3,auto)] max-lg:justify-start max-sm:grid-cols-1 max-sm:gap-0 max-sm:pt-0">
          {chapters.map(({ id, title: chapterTitle }) => (
            <li key={id} className="border-line max-sm:border-b">
              <a href={`#${id}`} className="foot-link">
                {chapterTitle}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Chapter
        id="soc-2"
        tone="surface"
        title={soc2.title}
        text={soc2.text}
        action={
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(soc2.ask)}`}
            className={buttonClass({ variant: 'outline' })}
          >
            {soc2.ask}
          </a>
        }
      >
        <Soc2Audit {...soc2} />
      </Chapter>
      <DataFlow {...flow} />
      <Chapter id="places" title={places.title}>
        <Table
          caption={places.title}
          columns={[places.columns.what, places.columns.where, places.columns.long]}
          rows={places.rows.map(({ what, where, long }) => [what, where, long])}
          link={{ words: places.privacy, href: pathTo('privacy') }}
        />
      </Chapter>
      <Chapter id="sub-processors" tone="surface" title={processors.title} text={processors.text}>
        <Table
          caption={processors.title}
          columns={[processors.columns.name, processors.columns.purpose, processors.columns.where]}
          rows={processors.rows.map(({ name, purpose, where }) => [name, purpose, where])}
        />
      </Chapter>
      <Chapter id="practice" title={practice.title}>
        <Points points={practice.points} />
      </Chapter>
      <Chapter tone="surface" title={report.title}>
        <p className="max-w-[34em] text-lead">
          <LinkedText link={{ words: email, href: `mailto:${email}` }}>{report.text}</LinkedText>
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={`mailto:${email}`} className={buttonClass({ variant: 'outline' })}>
            {report.write}
          </a>
          <BookingLink variant="subtle">{report.book}</BookingLink>
        </div>
      </Chapter>
    </>
  );
}

/** Facts about the audit, and lists of the areas that it covers and does not cover. */
function Soc2Audit({ facts, inside, outside }: SecurityProps['soc2']) {
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid content-start gap-1 border-t border-line py-4">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-semibold">
              <NonBreaking>{value}</NonBreaking>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {[inside, outside].map((list) => (
          <div
            key={list.title}
            className={`break-inside-avoid rounded-card p-6 ${list === inside ? 'bg-brand-wash [--mark:var(--brand)]' : 'bg-raised [--mark:var(--muted)]'}`}
          >
            <h3 className="text-h3">{list.title}</h3>
            <ul className="mt-3 grid list-disc gap-2 ps-5 [&>li::marker]:text-(--mark)">
              {list.points.map((point) => (
                <li key={point}>
                  <NonBreaking>{point}</NonBreaking>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...string[]])[];
  link?: TextLink;
};

const CELL_CLASS = 'py-4 pe-6 align-baseline last:pe-0 narrow:block narrow:py-0 narrow:pe-0';

/** On a phone each row is a block, and each cell shows the name of its column. */
function Table({ caption, columns, rows, link }: TableProps) {
  return (
    <table className="w-full border-b border-line narrow:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="narrow:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="pe-6 pb-3 text-start text-small font-normal text-muted last:pe-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="narrow:block">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="break-inside-avoid border-t border-line narrow:grid narrow:gap-1 narrow:py-4"
          >
            <th scope="row" className={`${CELL_CLASS} text-start font-semibold text-balance`}>
              {name}
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} className={`${CELL_CLASS} text-muted`}>
                <span aria-hidden="true" className="text-small wide:hidden">
                  {columns[i + 1]}:{' '}
                </span>
                <LinkedText link={link}>{cell}</LinkedText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
