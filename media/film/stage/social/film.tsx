import { socialFilm } from '#content/media/film.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { Box, Card, CurrentLines, EndCard, Figure, MainLine, StatusDot, World } from '../drawing.tsx';
import { cameraViewAt, easeInOut, progressAt, rise } from '../motion.ts';
import { Month } from './month.tsx';
import { Posts } from './posts.tsx';
import { CELL, END_CARD_START, MOVES, POSITIONS, STARTS, TITLE_POSITION } from './timeline.ts';

const { figure, closing, sheet, today } = POSITIONS;
const EXIT_LINE = `M${sheet.x + 820} ${sheet.y}H${closing.x - 760}`;

export function SocialFilm({ t }: { t: number }) {
  return (
    <World view={cameraViewAt(MOVES, t)}>
      <div style={{ opacity: progressAt(t, STARTS.posts - 0.8, 0.8) }}>
        <CurrentLines
          t={t}
          from={today.x - 3000}
          to={closing.x - 400}
          middle={today.y}
          height={1700}
          seed={31}
          spread={0.36}
        />
      </div>
      <Box
        {...TITLE_POSITION}
        width={CELL.distanceX * CELL.columns - 120}
        style={{
          ...rise(t, 0, 0.8, 300),
          opacity: 1 - progressAt(t, STARTS.idea - 1.2, 0.4),
        }}
      >
        <p className="headline text-[860px]/[1] whitespace-nowrap">{socialFilm.opening}</p>
      </Box>
      <Month t={t} />
      <Posts t={t} />
      <MainLine
        d={EXIT_LINE}
        progress={progressAt(t, STARTS.closing - 1.1, END_CARD_START - STARTS.closing + 1.2, easeInOut)}
      />
      <Sheet t={t - STARTS.sheet} />
      <Figure {...figure} result={socialFilm.sheet.saved} t={t - STARTS.closing} />
      <EndCard {...closing} {...socialFilm.closing} result={socialFilm.sheet.saved} t={t - END_CARD_START} />
    </World>
  );
}

/** The table of the tracker, with the five posts. */
function Sheet({ t }: { t: number }) {
  return (
    <Card x={sheet.x} y={sheet.y - 440} width={1640} t={t}>
      <header className="card-header">
        <strong className="headline flex-1 text-[76px]/[1.1] font-normal">{socialFilm.sheet.title}</strong>
        <span className="font-mono text-[60px] text-muted">{exampleDay.when}</span>
      </header>
      <ol>
        {exampleDay.posts.map(({ platform, at, status }, i) => (
          <li
            key={platform}
            className="grid grid-cols-[1fr_300px_470px] items-center border-line py-22 text-[66px] font-semibold not-last:border-b-3 last:pb-0"
            style={rise(t, 0.2 + i * 0.28, 0.6, 30)}
          >
            <span>{platform}</span>
            <span className="font-mono text-[60px] font-normal text-muted">{at}</span>
            <span
              className="flex items-center gap-24 text-[56px]"
              style={{ opacity: progressAt(t, 0.5 + i * 0.28, 0.4) }}
            >
              <StatusDot status={status} />
              {postStatuses[status]}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
