import words from '#words/about.json' with { type: 'json' };
import { fill } from './message.ts';
import { operator } from './shell/legal.ts';
import { site } from './site.ts';

const { team, facts, story, ...page } = fill(words.about, { brand: site.name });

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

export const about = {
  ...page,
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
