import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { arrowStep } from '#app/components/arrow-keys.ts';
import { Section } from '#app/components/section.tsx';
import { useSlidesAhead } from '#app/components/slide-content.tsx';
import { industryCards as cards, industries as copy } from '#content/landing/industries.ts';
import { IndustryRoom } from './room.tsx';

/**
 * The control room of the first screen again, on a dark band. The names of the industries are tabs. Each tab shows the
 * work of its industry.
 */
export function Industries() {
  const [openIndex, setOpenIndex] = useState(0);
  const [playCount, setPlayCount] = useState(0);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const aheadCount = useSlidesAhead(section, cards.length);

  const openTab = (index: number) => {
    setOpenIndex(index);
    setPlayCount(playCount + 1);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, document.dir);
    if (!step) return;
    event.preventDefault();
    const nextIndex = (openIndex + step + cards.length) % cards.length;
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
        {copy.title}
      </h2>
      <div role="tablist" aria-label={copy.choose} className="needs-script fields">
        {cards.map(({ title: name }, i) => (
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
        {cards.map((industry, i) => (
          <IndustryRoom
            key={industry.title}
            industry={industry}
            isShown={i === openIndex}
            isWanted={(i - openIndex + cards.length) % cards.length <= aheadCount}
            playCount={playCount}
            panelProps={{ id: `${id}panel${i}`, role: 'tabpanel', 'aria-labelledby': `${id}tab${i}` }}
          />
        ))}
      </div>
    </Section>
  );
}
