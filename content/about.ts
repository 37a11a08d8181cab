import words from '#words/about.json' with { type: 'json' };
import { fill } from './message.ts';
import { addressLines } from './operator.ts';
import { site } from './site.ts';

const { team, facts, story, hours, office, ...page } = words.about;

type PersonFacts = Readonly<{
  /** True for a sample: replace it with a real person before going live. */
  sample: boolean;
  /** The year in which the person joined the company. */
  since: number;
  /** A file in content/portraits. */
  image?: string;
}>;

/** Facts about each person, by the id in about.json. */
const PEOPLE: Readonly<Record<string, PersonFacts>> = {
  'robin-ashdown': { sample: true, since: 2021 },
  'leila-haddad': { sample: true, since: 2021 },
  'jonas-brandt': { sample: true, since: 2022 },
  'amara-osei': { sample: true, since: 2023 },
  'tess-morgan': { sample: true, since: 2023 },
  'pavel-dvorak': { sample: true, since: 2024 },
};

/** Local hours: when the office is open, and when customers usually work. */
const OFFICE_HOURS = { from: 8, to: 18 };
const CUSTOMER_HOURS = { from: 9, to: 17 };
const SCALE_HOURS = [0, 6, 12, 18, 24];
/** Difference between the time in each city and the office, in hours. The keys are ids of about.json. */
const HOUR_OFFSETS: Readonly<Record<string, number>> = {
  bristol: 0,
  berlin: 1,
  boston: -5,
  'san-francisco': -8,
};

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The opening hours in the local time of a city, cut off at midnight. */
function officeHoursIn(offset: number, overlapText: string) {
  const open = { from: Math.max(0, OFFICE_HOURS.from + offset), to: Math.min(24, OFFICE_HOURS.to + offset) };
  const sharedHours = Math.max(
    0,
    Math.min(open.to, CUSTOMER_HOURS.to) - Math.max(open.from, CUSTOMER_HOURS.from),
  );
  return {
    open,
    range: `${formatHour(open.from)}–${formatHour(open.to)}`,
    overlap: { hours: sharedHours, text: fill(overlapText, { hours: sharedHours }) },
  };
}

export const about = {
  ...page,
  /** A wide photo or drawing in content/portraits. */
  office: office && { sample: true, image: 'office.svg', ...office },
  hours: hours && {
    sample: true,
    ...hours,
    working: CUSTOMER_HOURS,
    scale: SCALE_HOURS.map(formatHour),
    cities: hours.cities.map(({ id, name }) => ({
      name,
      ...officeHoursIn(HOUR_OFFSETS[id] ?? 0, hours.overlap),
    })),
  },
  facts: facts.map((fact) => ({ sample: true, ...fact })),
  story: { sample: true, ...story },
  team: {
    ...team,
    people: team.people.map((person) => {
      const { sample, since, image }: Partial<PersonFacts> = PEOPLE[person.id] ?? {};
      return {
        ...person,
        sample,
        image,
        since: since && fill(team.since, { year: String(since) }),
        alt: fill(team.portraitOf, { name: person.name }),
      };
    }),
  },
  address: addressLines(),
  email: site.email,
  phone: site.phone,
};
