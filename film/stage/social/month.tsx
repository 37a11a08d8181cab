import { exampleDay } from '#content/social-day.ts';
import { PLAN, plan } from '#content/social-plan.ts';
import { over } from '../motion.ts';
import { CELL, cellMiddle, STARTS } from './timeline.ts';

/** Thirty cells that fill like a sheet; then all but one leave. From far each says its type, from near its title. */
export function Month({ t }: { t: number }) {
  const near = over(t, STARTS.idea - 0.6, 0.8);
  /** Types are gone before titles come. */
  const leaving = over(t, STARTS.idea - 1.1, 0.4);
  const left = over(t, STARTS.posts - 0.7, 0.6);
  return plan.map(({ number, status, type, title }) => {
    const { x, y } = cellMiddle(number);
    const today = number === PLAN.today;
    const column = (number - 1) % CELL.columns;
    const row = Math.floor((number - 1) / CELL.columns);
    const enter = over(t, 0.1 + column * 0.09 + row * 0.14, 0.7);
    return (
      <div
        key={number}
        className={`day ${status}`}
        style={{
          left: x - CELL.width / 2,
          top: y - CELL.height / 2,
          opacity: enter * (today ? 1 : 1 - left),
          transform: `translateY(${(1 - enter) * 400}px)`,
          borderWidth: today ? 20 - near * 10 : undefined,
          borderColor: today
            ? `color-mix(in oklab, var(--brand) ${over(t, 2, 0.5) * 100}%, var(--line))`
            : undefined,
        }}
      >
        <span className="number">{number}</span>
        <span
          className="dot"
          style={{ opacity: over(t, 1.2 + number * 0.03, 0.4), scale: today ? 1 - near * 0.5 : undefined }}
        />
        <p className="kind" style={{ opacity: 1 - leaving }}>
          {type}
        </p>
        <div className="idea" style={{ opacity: near * (today ? 1 : 0.45) }}>
          {today && <small>{exampleDay.when}</small>}
          <p>{title}</p>
        </div>
      </div>
    );
  });
}
