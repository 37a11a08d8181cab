import { exampleDay } from '#content/social-os/social-day.ts';
import { PLAN, plan, postStatuses } from '#content/social-os/social-plan.ts';
import { Place } from '../drawing.tsx';
import { mix, over, rise } from '../motion.ts';
import { Approval } from './approval.tsx';
import { CELL, cellMiddle, LEGEND, STARTS } from './timeline.ts';

/** Start times of the marks of a day, one after the other. */
const MARKED = { from: 1.2, apart: 0.03, seconds: 0.4 };

/** Thirty cells that fill like a sheet; then all but one disappear. Zoomed out they show number and status, zoomed in the title. */
export function Month({ t }: { t: number }) {
  const near = over(t, STARTS.idea - 0.6, 0.8);
  /** Numbers fade out before titles fade in. */
  const small = over(t, STARTS.idea - 1.2, 0.5);
  const left = over(t, STARTS.posts - 0.7, 0.6);
  const days = plan.map(({ number, status, title }) => {
    const { x, y } = cellMiddle(number);
    const today = number === PLAN.today;
    const column = (number - 1) % CELL.columns;
    const row = Math.floor((number - 1) / CELL.columns);
    const enter = over(t, 0.1 + column * 0.09 + row * 0.14, 0.7);
    const marked = over(t, MARKED.from + number * MARKED.apart, MARKED.seconds);
    return (
      <div
        key={number}
        className={`day ${status}`}
        style={{
          left: x - CELL.width / 2,
          top: y - CELL.height / 2,
          opacity: enter * (today ? 1 : 1 - left),
          transform: `translateY(${(1 - enter) * 400}px)`,
          borderWidth: today ? mix(32, 10, near) : undefined,
          borderColor: today
            ? `color-mix(in oklab, var(--brand) ${over(t, 2, 0.5) * 100}%, var(--line))`
            : undefined,
        }}
      >
        <span className="wash" style={{ opacity: marked * (1 - near) }} />
        <span className="number" style={{ top: mix(190, 60, small), fontSize: mix(600, 420, small) }}>
          {number}
        </span>
        <span
          className="dot"
          style={{ top: mix(380, 130, small), opacity: today ? marked * (1 - near) : marked }}
        />
        <div className="idea" style={{ opacity: near * (today ? 1 : 0.45) }}>
          {today && <small>{exampleDay.when}</small>}
          <p>{title}</p>
        </div>
        {today && <Approval t={t - STARTS.idea} />}
      </div>
    );
  });
  return (
    <>
      {days}
      <Place {...LEGEND} style={{ opacity: 1 - over(t, STARTS.idea - 1.2, 0.4) }}>
        <ul className="legend" style={rise(over(t, MARKED.from, 0.8), 200)}>
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <li key={status} className={status}>
              <span className="dot" />
              {postStatuses[status]}
            </li>
          ))}
        </ul>
      </Place>
    </>
  );
}
