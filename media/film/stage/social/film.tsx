import { socialFilm } from '#content/media/film.ts';
import { CenteredBox, CurrentLines, MainLine, World } from '../drawing.tsx';
import { EndCard } from '../end-card.tsx';
import { Figure } from '../figure.tsx';
import { cameraViewAt, easeInOut, progressAt, riseStyle } from '../motion.ts';
import { Month } from './month.tsx';
import { Posts } from './posts.tsx';
import { Sheet } from './sheet.tsx';
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
          lines={19}
          seed={31}
          spread={0.36}
        />
      </div>
      <CenteredBox
        {...TITLE_POSITION}
        width={CELL.distanceX * CELL.columns - 120}
        style={{
          ...riseStyle(progressAt(t, 0, 0.8), 300),
          opacity: 1 - progressAt(t, STARTS.idea - 1.2, 0.4),
        }}
      >
        <p className="month-title">{socialFilm.opening}</p>
      </CenteredBox>
      <Month t={t} />
      <Posts t={t} />
      <MainLine
        d={EXIT_LINE}
        progress={progressAt(t, STARTS.closing - 1.1, END_CARD_START - STARTS.closing + 1.2, easeInOut)}
      />
      <Sheet t={t} />
      <Figure {...figure} texts={socialFilm.sheet.saved} t={t - STARTS.closing} />
      <EndCard {...closing} {...socialFilm.closing} result={socialFilm.sheet.saved} t={t - END_CARD_START} />
    </World>
  );
}
