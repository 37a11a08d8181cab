import { Calendar } from '#app/sections/social-os/calendar/calendar.tsx';
import type { DrawPicture } from '#app/sections/social-os/calendar/native-posts.tsx';
import { pictureTones, roofColors } from '#content/palette.ts';
import { exampleCalendar } from '#content/social-os/social-os.ts';
import { PLAN } from '#content/social-os/social-plan.ts';
import { exampleWeek } from '#content/social-os/social-week.ts';
import { postPicture } from '#drawing/post-picture.ts';
import { roofPicture } from '#drawing/roof-picture.ts';

/** View of the roof in each platform's post, so that no two pictures are alike. */
const VIEWS = { LinkedIn: 'whole', Website: 'plan', Instagram: 'close', Facebook: 'mirrored' } as const;

/** From above, the ground is around the roof: a dark one would look like the card itself. */
const groundColors = { ...roofColors, sky: roofColors.roof, roof: roofColors.sky };

const draw: DrawPicture = (motif, platform, width, height) =>
  motif === 'crane'
    ? roofPicture(width, height, platform === 'Website' ? groundColors : roofColors, VIEWS[platform])
    : postPicture(motif, pictureTones[platform]);

/** Binds the section to its copy, so that the browser loads both together. */
export function ExampleCalendar() {
  return <Calendar {...exampleCalendar} week={exampleWeek} today={PLAN.today} draw={draw} />;
}
