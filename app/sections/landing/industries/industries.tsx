import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { arrowStep } from '#app/components/arrow-keys.ts';
import { Section } from '#app/components/section.tsx';
import { useSlidesAhead } from '#app/components/slide-content.tsx';
import type { Industry } from '#content/landing/industries.ts';
import { IndustryRoom, type RoomLabels } from './room.tsx';

type IndustriesProps = {
  title: string;
  choose: string;
  industries: readonly Industry[];
  room: RoomLabels;
};

/**
 * The control room of the first screen again, on a dark band. The names of the industries are tabs. Each tab shows the
 * work of its industry.
 */
export function Industries({ title, choose: chooseLabel, industries, room }: IndustriesProps) {
  const [openIndex, setOpenIndex] = useState(0);
  const [playCount, setPlayCount] = useState(0);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const aheadCount = useSlidesAhead(section, industries.length);

  const openTab = (index: number) => {
    setOpenIndex(index);
    setPlayCount(playCount + 1);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, document.dir);
    if (!step) return;
    event.preventDefault();
    const nextIndex = (openIndex + step + industries.length) % industries.length;
    openTab(nextIndex);
    section.current?.querySelectorAll<HTMLElement>('[role="tab"]')[nextIndex]?.focus();
  };

  return (
    <Section
      ref={section}
      id="industries"
      tone="band"
      titleId="industries-title"
      data-runs-on=""
      className="overflow-clip"
    >
      <h2 id="industries-title" className="text-h3">
        {title}
      </h2>
      <div role="tablist" aria-label={chooseLabel} className="needs-script fields">
        {industries.map(({ title: name }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${i}`}
            aria-selected={i === openIndex}
            aria-controls={`${id}panel${i}`}
            tabIndex={i === openIndex ? 0 : -1}
            onClick={() => openTab(i)}
            onKeyDown={stepByKey}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="stacked-slides field-rooms">
        {industries.map((industry, i) => (
          <IndustryRoom
            key={industry.title}
            industry={industry}
            labels={room}
            isShown={i === openIndex}
            isWanted={(i - openIndex + industries.length) % industries.length <= aheadCount}
            playCount={playCount}
            panelProps={{ id: `${id}panel${i}`, role: 'tabpanel', 'aria-labelledby': `${id}tab${i}` }}
          />
        ))}
      </div>
    </Section>
  );
}
