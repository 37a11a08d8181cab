import { exampleDay } from '#content/social-os/social-day.ts';
import { PLAN, plan, postStatuses } from '#content/social-os/social-plan.ts';
import { CenteredBox } from '../drawing.tsx';
import { interpolate, progressAt, riseStyle } from '../motion.ts';
import { Approval } from './approval.tsx';
import { CELL, cellCenter, LEGEND, STARTS } from './timeline.ts';

/** The status marks of the days appear one after the other. */
const MARK_TIMING = { from: 1.2, interval: 0.03, seconds: 0.4 };

/**
 * Thirty cells, one per day. At first they show number and status. After the camera has zoomed in, they show the title.
 * Then all cells except one disappear.
 */
export function Month({ t }: { t: number }) {
  const zoomProgress = progressAt(t, STARTS.idea - 0.6, 0.8);
  /** The numbers become smaller before the titles fade in. */
  const shrinkProgress = progressAt(t, STARTS.idea - 1.2, 0.5);
  const fadeOutProgress = progressAt(t, STARTS.posts - 0.7, 0.6);
  const days = plan.map(({ number, status, title }) => {
    const { x, y } = cellCenter(number);
    const isToday = number === PLAN.today;
    const column = (number - 1) % CELL.columns;
    const row = Math.floor((number - 1) / CELL.columns);
    const enterProgress = progressAt(t, 0.1 + column * 0.09 + row * 0.14, 0.7);
    const markProgress = progressAt(t, MARK_TIMING.from + number * MARK_TIMING.interval, MARK_TIMING.seconds);
    return (
      <div
        key={number}
        className={`day ${status}`}
        style={{
          left: x - CELL.width / 2,
          top: y - CELL.height / 2,
          opacity: enterProgress * (isToday ? 1 : 1 - fadeOutProgress),
          transform: `translateY(${(1 - enterProgress) * 400}px)`,
          borderWidth: isToday ? interpolate(32, 10, zoomProgress) : undefined,
          borderColor: isToday
            ? `color-mix(in oklab, var(--brand) ${progressAt(t, 2, 0.5) * 100}%, var(--line))`
            : undefined,
        }}
      >
        <span className="wash" style={{ opacity: markProgress * (1 - zoomProgress) }} />
        <span
          className="number"
          style={{
            top: interpolate(190, 60, shrinkProgress),
            fontSize: interpolate(600, 420, shrinkProgress),
          }}
        >
          {number}
        </span>
        <span
          className="dot"
          style={{
            top: interpolate(380, 130, shrinkProgress),
            opacity: isToday ? markProgress * (1 - zoomProgress) : markProgress,
          }}
        />
        <div className="idea" style={{ opacity: zoomProgress * (isToday ? 1 : 0.45) }}>
          {isToday && <small>{exampleDay.when}</small>}
          <p>{title}</p>
        </div>
        {isToday && <Approval t={t - STARTS.idea} />}
      </div>
    );
  });
  return (
    <>
      {days}
      <CenteredBox {...LEGEND} style={{ opacity: 1 - progressAt(t, STARTS.idea - 1.2, 0.4) }}>
        <ul className="legend" style={riseStyle(progressAt(t, MARK_TIMING.from, 0.8), 200)}>
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <li key={status} className={status}>
              <span className="dot" />
              {postStatuses[status]}
            </li>
          ))}
        </ul>
      </CenteredBox>
    </>
  );
}
