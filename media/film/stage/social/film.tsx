import { socialFilm } from '#content/media/film.ts';
import { Place, River, Thread, World } from '../drawing.tsx';
import { EndCard } from '../end-card.tsx';
import { Figure } from '../figure.tsx';
import { glide, over, rise, viewAt } from '../motion.ts';
import { Month } from './month.tsx';
import { Posts } from './posts.tsx';
import { Sheet } from './sheet.tsx';
import { CELL, END_CARD_AT, MOVES, PLACES, STARTS, TITLE } from './timeline.ts';

const { figure, closing, sheet, today } = PLACES;
const OUT = `M${sheet.x + 820} ${sheet.y}H${closing.x - 760}`;

export function SocialFilm({ t }: { t: number }) {
  return (
    <World view={viewAt(MOVES, t)}>
      <div style={{ opacity: over(t, STARTS.posts - 0.8, 0.8) }}>
        <River
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
      <Place
        {...TITLE}
        width={CELL.pitchX * CELL.columns - 120}
        style={{ ...rise(over(t, 0, 0.8), 300), opacity: 1 - over(t, STARTS.idea - 1.2, 0.4) }}
      >
        <p className="month-title">{socialFilm.opening}</p>
      </Place>
      <Month t={t} />
      <Posts t={t} />
      <Thread d={OUT} share={over(t, STARTS.closing - 1.1, END_CARD_AT - STARTS.closing + 1.2, glide)} />
      <Sheet t={t} />
      <Figure {...figure} texts={socialFilm.sheet.saved} t={t - STARTS.closing} />
      <EndCard {...closing} {...socialFilm.closing} result={socialFilm.sheet.saved} t={t - END_CARD_AT} />
    </World>
  );
}
