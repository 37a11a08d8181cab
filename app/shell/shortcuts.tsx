import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { ChatButton } from '#app/features/chat/chat-button.tsx';
import { labels } from '#content/labels.ts';
import { freeLift } from './free-lift.ts';
import { ScrollToTopButton } from './scroll-to-top-button.tsx';

/** How long the page has to rest before the buttons look for a free place. */
const REST_MS = 120;
/** What can be pressed; the menu lies over the buttons when it is open and nowhere when it is not. */
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, label, [role="button"]):not(#mobile-menu *)';

function isInSight(part: Element): boolean {
  const { width, top, bottom } = part.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Floating buttons. They rise over whatever can be pressed below them, and step aside where there is no room. */
export function Shortcuts() {
  const stack = useRef<HTMLElement>(null);
  const [lift, setLift] = useState<number | undefined>(0);

  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const look = () => {
      // Offsets leave out the lift, also while it is on its way.
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
      const rest = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
      // Of sections that are out of sight nothing is asked, so that they need not be laid out for it.
      const away = [...document.querySelectorAll('main > *')].filter((section) => !isInSight(section));
      const obstacles = [...document.querySelectorAll(CONTROLS)]
        .filter((control) => ![element, ...away].some((part) => part.contains(control)))
        .filter(isInSight)
        .map((control) => control.getBoundingClientRect());
      setLift(freeLift(rest, obstacles, innerHeight / 4));
    };
    let timer = setTimeout(look, REST_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const resized = new ResizeObserver(wait);
    resized.observe(document.body);
    resized.observe(element);
    addEventListener('scroll', wait, { passive: true });
    addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      removeEventListener('scroll', wait);
      removeEventListener('resize', wait);
    };
  }, []);

  return (
    <aside
      ref={stack}
      aria-label={labels.shortcuts}
      className="shortcuts"
      data-aside={lift === undefined || undefined}
      style={{ '--lift': `${lift ?? 0}px` } as CSSProperties}
    >
      <ScrollToTopButton />
      <ChatButton />
    </aside>
  );
}
