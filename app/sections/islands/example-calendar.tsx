import { Calendar } from '#app/sections/social-os/calendar/calendar.tsx';
import type { DrawPicture } from '#app/sections/social-os/calendar/native-posts.tsx';
import { pictureTones, roofColors } from '#content/palette.ts';
import { exampleCalendar } from '#content/social-os/social-os.ts';
import { PLAN } from '#content/social-os/social-plan.ts';
import { exampleWeek } from '#content/social-os/social-week.ts';
import { postPicture } from '#drawing/post-picture.ts';
import { roofPicture } from '#drawing/roof-picture.ts';

/** Each platform shows the roof from another view, so that no two pictures are the same. */
const VIEWS = { LinkedIn: 'whole', Website: 'plan', Instagram: 'close', Facebook: 'mirrored' } as const;

/** Seen from above, the ground surrounds the roof. A dark ground would look like the card. */
const groundColors = { ...roofColors, sky: roofColors.roof, roof: roofColors.sky };

const drawPicture: DrawPicture = (motif, platform, width, height) =>
  motif === 'crane'
    ? roofPicture(width, height, platform === 'Website' ? groundColors : roofColors, VIEWS[platform])
    : postPicture(motif, pictureTones[platform]);

/** Binds the section to its copy, so that the browser loads both together. */
export function ExampleCalendar() {
  return <Calendar {...exampleCalendar} week={exampleWeek} today={PLAN.today} draw={drawPicture} />;
}
