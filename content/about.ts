import words from '#words/about.json' with { type: 'json' };
import { fill } from './message.ts';
import { operator } from './shell/legal.ts';
import { site } from './site.ts';

const { team, facts, story, hours, ...page } = fill(words.about, { brand: site.name });

type Facts = Readonly<{
  /** True for a sample: replace it with a real person before going live. */
  sample: boolean;
  since: number;
  /** A file in content/portraits. Without one, the initials are shown. */
  image?: string;
}>;

/** By the id in about.json. */
const PEOPLE: Readonly<Record<string, Facts>> = {
  'robin-ashdown': { sample: true, since: 2021, image: 'robin-ashdown.svg' },
  'leila-haddad': { sample: true, since: 2021, image: 'leila-haddad.svg' },
  'jonas-brandt': { sample: true, since: 2022, image: 'jonas-brandt.svg' },
  'amara-osei': { sample: true, since: 2023, image: 'amara-osei.svg' },
  'tess-morgan': { sample: true, since: 2023, image: 'tess-morgan.svg' },
  'pavel-dvorak': { sample: true, since: 2024, image: 'pavel-dvorak.svg' },
};

/** Opening hours at the office, and the usual working day of a customer, each on the clock of its city. */
const OFFICE = { from: 8, to: 18 };
const WORKING = { from: 9, to: 17 };
const SCALE = [0, 6, 12, 18, 24];
/** Hours between the office and each city, by the id in about.json. */
const OFFSETS: Readonly<Record<string, number>> = {
  bristol: 0,
  berlin: 1,
  boston: -5,
  'san-francisco': -8,
};

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The part of the opening hours that is on the same day in the city. */
function hoursIn(offset: number, overlap: string) {
  const open = { from: Math.max(0, OFFICE.from + offset), to: Math.min(24, OFFICE.to + offset) };
  const shared = Math.max(0, Math.min(open.to, WORKING.to) - Math.max(open.from, WORKING.from));
  return {
    open,
    range: `${clock(open.from)}–${clock(open.to)}`,
    overlap: { hours: shared, text: fill(overlap, { hours: shared }) },
  };
}

export const about = {
  ...page,
  hours: hours && {
    sample: true,
    ...hours,
    working: WORKING,
    scale: SCALE.map(clock),
    cities: hours.cities.map(({ id, name }) => ({ name, ...hoursIn(OFFSETS[id] ?? 0, hours.overlap) })),
  },
  facts: facts.map((fact) => ({ sample: true, ...fact })),
  story: { sample: true, ...story },
  team: {
    ...team,
    people: team.people.map((person) => {
      const { sample, since, image }: Partial<Facts> = PEOPLE[person.id] ?? {};
      return {
        ...person,
        sample,
        image,
        since: since && fill(team.since, { year: String(since) }),
        alt: fill(team.portraitOf, { name: person.name }),
      };
    }),
  },
  address: [operator.name, ...operator.address],
  email: site.email,
  phone: site.phone,
};
