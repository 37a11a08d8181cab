import { socialFilm } from '#content/media/film.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { PLAN, plan, postStatuses } from '#content/social-os/social-plan.ts';
import { Box, MainChoice, Person, Pointer, StatusDot } from '../drawing.tsx';
import { interpolate, pressAt, progressAt, rise } from '../motion.ts';
import { APPROVAL, CELL, cellCenter, LEGEND, STARTS } from './timeline.ts';

/** The status marks of the days appear one after the other. */
const MARK_TIMING = { from: 1.2, interval: 0.03, seconds: 0.4 };

const WASH_CLASS = {
  Published: 'bg-[color-mix(in_oklab,var(--ok)_30%,var(--surface))]',
  Scheduled: 'bg-[color-mix(in_oklab,var(--wait)_26%,var(--surface))]',
  Draft: '',
};
const LARGE_DOT_CLASS = 'size-240 border-30';

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
    const isZoomed = isToday ? zoomProgress : 0;
    return (
      <div
        key={number}
        className="absolute rounded-[90px] border-20 border-line bg-surface"
        style={{
          width: CELL.width,
          height: CELL.height,
          left: x - CELL.width / 2,
          top: y - CELL.height / 2,
          opacity: enterProgress * (isToday ? 1 : 1 - fadeOutProgress),
          transform: `translateY(${(1 - enterProgress) * 400}px)`,
          ...(isToday && {
            borderWidth: interpolate(32, 10, zoomProgress),
            borderColor: `color-mix(in oklab, var(--brand) ${progressAt(t, 2, 0.5) * 100}%, var(--line))`,
          }),
        }}
      >
        {/* Before the camera zooms in, the background color of a cell shows its status. */}
        <span
          className={`absolute inset-0 rounded-[70px] ${WASH_CLASS[status]}`}
          style={{ opacity: markProgress * (1 - zoomProgress) }}
        />
        <span
          className="headline absolute left-110 leading-none"
          style={{
            top: interpolate(190, 60, shrinkProgress),
            fontSize: interpolate(600, 420, shrinkProgress),
          }}
        >
          {number}
        </span>
        <span
          className="absolute right-120"
          style={{ top: interpolate(380, 130, shrinkProgress), opacity: markProgress * (1 - isZoomed) }}
        >
          <StatusDot status={status} className={LARGE_DOT_CLASS} />
        </span>
        <div
          className="absolute inset-x-100 bottom-80"
          style={{ opacity: zoomProgress * (isToday ? 1 : 0.45) }}
        >
          {isToday && <small className="text-[58px]">{exampleDay.when}</small>}
          <p className="headline mt-20 text-[128px]/[1.04] text-balance">{title}</p>
        </div>
        {isToday && <Approval t={t - STARTS.idea} />}
      </div>
    );
  });
  return (
    <>
      {days}
      <Box {...LEGEND} style={{ opacity: 1 - progressAt(t, STARTS.idea - 1.2, 0.4) }}>
        <ul
          className="flex h-1000 items-center justify-end gap-640 text-[400px]"
          style={rise(t, MARK_TIMING.from, 0.8, 200)}
        >
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <li key={status} className="flex items-center gap-160">
              <StatusDot status={status} className={LARGE_DOT_CLASS} />
              {postStatuses[status]}
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}

/** A person approves the post by clicking the button. */
function Approval({ t }: { t: number }) {
  const { person, initials, approve, approved } = socialFilm.approval;
  return (
    <div
      className="absolute top-90 right-110 grid justify-items-end gap-40"
      style={rise(t, APPROVAL.shown, 0.6)}
    >
      <Person initials={initials} name={person} />
      <MainChoice press={pressAt(t, APPROVAL.click)}>{t < APPROVAL.approved ? approve : approved}</MainChoice>
      <Pointer
        t={t}
        times={APPROVAL}
        until={APPROVAL.approved + 0.8}
        seconds={0.9}
        from={[100, 620]}
        to={[400, 190]}
      />
    </div>
  );
}
