import { Calendar as Section } from '#app/sections/social-os/calendar/calendar.tsx';
import { roofColours } from '#content/palette.ts';
import { exampleDay } from '#content/social-day.ts';
import { exampleCalendar } from '#content/social-os.ts';
import { PLAN } from '#content/social-plan.ts';
import { exampleWeek } from '#content/social-week.ts';
import { roofPicture } from '#drawing/roof-picture.ts';

const picture = {
  day: PLAN.today,
  alt: exampleDay.picture,
  draw: (width: number, height: number) => roofPicture(width, height, roofColours),
};

export const Calendar = () => (
  <Section {...exampleCalendar} week={exampleWeek} today={PLAN.today} picture={picture} />
);
