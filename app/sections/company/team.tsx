import { ROW_COLUMNS } from '#app/components/heading.tsx';
import { Portrait } from '#app/components/portrait.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { about } from '#content/about.ts';

/** Start of each row's line, in percent of the row's height. */
const LINE_STARTS = [64, 22, 78, 12, 46, 88];

/** One row per person, with a photo, or with initials if there is none. The line above a row comes from the left edge of the screen. */
export function Team({ people }: Pick<(typeof about)['team'], 'people'>) {
  return (
    <ul className="mt-12 lg:mt-16">
      {people.map(({ id, name, role, since, does, image, alt }, i) => (
        <li
          key={id}
          className={`relative grid items-center gap-x-8 gap-y-4 border-t border-line py-6 break-inside-avoid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] ${ROW_COLUMNS} lg:py-7 print:py-2`}
        >
          <EntryLine start={LINE_STARTS[i % LINE_STARTS.length] ?? 0} />
          <div className="flex items-center gap-x-6 max-md:flex-wrap max-md:gap-y-4">
            {image ? (
              <Portrait image={image} alt={alt} className="w-20 object-cover" />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-wash font-display text-h3 text-brand lg:size-16"
              >
                {name.replaceAll(/(?:^|[\s-])(\S)[^\s-]*/g, '$1')}
              </span>
            )}
            <h3 className="text-quote wrap-anywhere">{name}</h3>
          </div>
          <p className="max-lg:-mt-2 max-md:row-start-2 md:max-lg:mt-0">
            <span className="block font-semibold text-balance">{role}</span>
            {since && <span className="text-small text-muted">{since}</span>}
          </p>
          <p className="max-w-[30em] wrap-anywhere md:max-lg:col-start-2">
            <NonBreaking>{does}</NonBreaking>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Decoration between the edge of the screen and a row. */
function EntryLine({ start }: { start: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="absolute end-full top-0 h-full w-[calc((100vw-100%)/2)] overflow-visible max-lg:hidden rtl:-scale-x-100 print:hidden"
    >
      <path d={`M0 ${start}C50 ${start} 40 0 100 0`} stroke="var(--line)" />
    </svg>
  );
}
