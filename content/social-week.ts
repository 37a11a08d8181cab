/**
 * The example week, days 15 to 21 of the month in social-plan.ts: the five native posts made from each day's idea. Apart
 * from the page's other words, since the browser needs it only at the calendar.
 */
import { exampleDay, type NativePost } from './social-day.ts';
import { type PostStatus, planWeek } from './social-plan.ts';

type Platform = NativePost['platform'];
export type DayPost = Omit<NativePost, 'status'> & { status: PostStatus };
type Told = readonly [platform: Platform, at: string, format: string, title: string, text: string];

const TOLD: Readonly<Record<number, readonly Told[]>> = {
  15: [
    [
      'LinkedIn',
      '08:10',
      'Post, 120 words',
      'Read the survey before the price',
      'A roof survey is four pages. Page three decides whether the price on page four will hold. Here is what to look for.',
    ],
    [
      'Twitter',
      '08:10',
      'Thread of 5',
      'A roof survey in five lines',
      'Load. Shade. Cable way. Fire access. Age of the cover: if one is missing, ask before you sign.',
    ],
    [
      'Website',
      '08:12',
      'Article, 1,100 words',
      'What a roof survey tells you before you sign',
      'A real survey, line by line, with the two figures that change the offer and the one nobody reads.',
    ],
    [
      'Instagram',
      '12:30',
      'Carousel of 6',
      'Six things on your roof',
      'Swipe: what our surveyor looks at first, and what she writes down.',
    ],
    [
      'Facebook',
      '17:45',
      'Post, 70 words',
      'Do you know how old your roof is?',
      'Most owners guess wrong by six years. The survey finds out, and it costs you one hour.',
    ],
  ],
  16: [
    [
      'LinkedIn',
      '08:10',
      'Carousel of 7',
      'Five roofs, a year later',
      'Five buildings, twelve bills each. We put the years side by side: what went down, what did not, and why.',
    ],
    [
      'Twitter',
      '08:10',
      'Thread of 6',
      'Five bills, before and after',
      'The bakery. The depot. The school. The gym. The cold store. One post for each bill, no rounding.',
    ],
    [
      'Website',
      '08:12',
      'Case page',
      'Five roofs, five bills',
      'All sixty bills in one table, with the weather of both years beside them.',
    ],
    [
      'Instagram',
      '12:30',
      'Carousel of 5',
      'Guess which roof saved most',
      'Five roofs from above. The answer is on the last slide, and it is not the big one.',
    ],
    [
      'Facebook',
      '17:45',
      'Post, 80 words',
      'The bakery on Mill Street, one year on',
      'They bake at four in the morning, so we wondered as well. Here is the bill.',
    ],
  ],
  18: [
    [
      'LinkedIn',
      '08:10',
      'Post, 150 words',
      'The new tariff, on one warehouse',
      'The grid tariff changes what a kilowatt costs at noon. We worked it through for one warehouse: $214 a month.',
    ],
    [
      'Twitter',
      '08:10',
      'Thread of 4',
      'The new grid tariff, short',
      'What changes. Who pays more. Who pays less. What to do in the next ten days.',
    ],
    [
      'Website',
      '08:12',
      'Article, 800 words',
      'The grid tariff, explained with one warehouse',
      'The rule, the sum and a sheet in which you can put your own figures.',
    ],
    [
      'Instagram',
      '12:30',
      'Story, 3 frames',
      'Noon got cheaper',
      'Three frames: before, after, and why your roof likes it.',
    ],
    [
      'Facebook',
      '17:45',
      'Post, 60 words',
      'Will your bill change?',
      'If your building works by day, probably for the better. Ask below, we answer each one.',
    ],
  ],
  19: [
    [
      'LinkedIn',
      '08:10',
      'Poll, 4 options',
      'What keeps your building off solar?',
      'Price, roof, landlord or time? We ask every Friday caller. Now we ask you.',
    ],
    [
      'Twitter',
      '08:10',
      'Poll, 4 options',
      'One thing in the way',
      'Price? Roof? Landlord? Time? We answer the winner on Monday.',
    ],
    [
      'Website',
      '08:12',
      'Short page',
      'Four reasons to wait, and when they are right',
      'Two of them are good reasons. We say which, and what to check before you drop them.',
    ],
    [
      'Instagram',
      '12:30',
      'Story with poll',
      'Tap your reason',
      'Price or roof? Tap. The result is up tomorrow morning.',
    ],
    [
      'Facebook',
      '17:45',
      'Poll, 4 options',
      'Neighbours, what is in the way?',
      'Tell us what stops your building. The most common answer gets a plain reply on Monday.',
    ],
  ],
  20: [
    [
      'LinkedIn',
      '09:30',
      'Photos, 90 words',
      'Four signatures for every inverter',
      'No inverter goes live before four people have signed. Meet them, and what each one looks for.',
    ],
    [
      'Twitter',
      '09:30',
      'Thread of 4',
      'Who signs your inverter',
      'Who mounts it. Who wires it. Who measures it. Who throws the switch.',
    ],
    [
      'Website',
      '09:32',
      'Photo story',
      'The crew that signs off every inverter',
      'A Saturday with the crew: the checklist, the coffee, and the one unit they sent back.',
    ],
    [
      'Instagram',
      '12:30',
      'Carousel of 8',
      'Eight hands, one switch',
      'Portraits of the crew at the box. The last slide is the moment it hums.',
    ],
    [
      'Facebook',
      '17:45',
      'Album',
      'You may know them',
      'Two of the four grew up here. Say hello if you see the van.',
    ],
  ],
  21: [
    [
      'LinkedIn',
      '09:30',
      'Post, 60 words',
      'Three numbers from five roofs',
      'Kilowatts at noon, bills in the drawer, complaints from tenants. The third one is zero.',
    ],
    [
      'Twitter',
      '09:30',
      'One post',
      'Three numbers',
      '31% less from the grid. 5 roofs. 0 complaints. Next month: a car park.',
    ],
    [
      'Website',
      '09:32',
      'Recap',
      'The week in three numbers',
      'What we published, what people asked, and what we will look into next week.',
    ],
    [
      'Instagram',
      '12:30',
      'One picture',
      'Three numbers, one roof',
      'The week on one picture. Save it for your landlord.',
    ],
    [
      'Facebook',
      '17:45',
      'Post, 40 words',
      'Sunday numbers',
      'Five roofs, three numbers, and a thank you for your questions.',
    ],
  ],
};

/** What the pictures of each day's posts show; those of the example day are drawn apart. */
const PICTURES = {
  15: { motif: 'survey', alt: 'A roof from above, with its measures.' },
  16: { motif: 'bills', alt: 'Five bills before and after, the later ones lower.' },
  18: { motif: 'tariff', alt: 'The price of power over a day, low at noon over a warehouse.' },
  19: { motif: 'poll', alt: 'Four answers of a poll, one far ahead.' },
  20: { motif: 'crew', alt: 'Four electricians in helmets.' },
  21: { motif: 'numbers', alt: 'A third of a ring, five roofs and a zero.' },
} as const;

type PictureDay = keyof typeof PICTURES;
const hasPicture = (day: number): day is PictureDay => day in PICTURES;

const postsOf = (day: number, status: PostStatus): readonly DayPost[] =>
  TOLD[day]?.map(([platform, at, format, title, text]) => ({ platform, at, format, title, text, status })) ??
  exampleDay.posts;

export type WeekDay = {
  number: number;
  when: string;
  idea: string;
  posts: readonly DayPost[];
  picture: { motif: (typeof PICTURES)[PictureDay]['motif'] | 'crane'; alt: string };
};

export const exampleWeek: readonly WeekDay[] = planWeek.map(({ number, day, title, status }) => ({
  number,
  when: `Day ${number}, ${day}`,
  idea: title,
  posts: postsOf(number, status),
  picture: hasPicture(number) ? PICTURES[number] : { motif: 'crane', alt: exampleDay.picture },
}));
