import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Section } from '#app/components/section.tsx';
import { useScrollRegion } from '#app/components/use-scroll-region.ts';
import type { Industry } from '#content/landing/industries.ts';
import { arrowStep } from '#domain/arrow-keys.ts';
import { IndustryRoom, type RoomLabels } from './room.tsx';

type IndustriesProps = {
  title: string;
  choose: string;
  industries: readonly Industry[];
  room: RoomLabels;
};

/**
 * The hero's control room again, on a dark band. The names of the industries form the headline and are tabs: each shows its own
 * work in the room.
 */
export function Industries({ title, choose: chooseLabel, industries, room }: IndustriesProps) {
  const [open, setOpen] = useState(0);
  const [run, setRun] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const strip = useScrollRegion('industries-title');

  const choose = (to: number) => {
    setOpen(to);
    setRun(run + 1);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = arrowStep(event.key, document.dir);
    if (!by) return;
    event.preventDefault();
    const to = (open + by + industries.length) % industries.length;
    choose(to);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <Section id="industries" tone="band" titleId="industries-title" data-runs-on="" className="overflow-clip">
      <h2 id="industries-title" className="sr-only">
        {title}
      </h2>
      <div ref={tabs} role="tablist" aria-label={chooseLabel} className="needs-script fields">
        {industries.map(({ title: name }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${i}`}
            aria-selected={i === open}
            aria-controls={`${id}panel${i}`}
            tabIndex={i === open ? 0 : -1}
            onClick={() => choose(i)}
            onKeyDown={stepByKey}
          >
            {name}
          </button>
        ))}
      </div>
      <div {...strip} className="stacked-slides field-rooms">
        {industries.map((industry, i) => (
          <IndustryRoom
            key={industry.title}
            industry={industry}
            labels={room}
            shown={i === open}
            run={run}
            panel={{ id: `${id}panel${i}`, role: 'tabpanel', 'aria-labelledby': `${id}tab${i}` }}
          />
        ))}
      </div>
    </Section>
  );
}
