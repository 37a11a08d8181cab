/** Finds sample content that a page still shows. Unused sample content may stay. */

import { about } from '#content/about.ts';
import { hasPart } from '#content/has-part.ts';
import { companyWordmarks } from '#content/landing/company-wordmarks.ts';
import { agentServices } from '#content/landing/services.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { logo } from '#content/logo/logo.ts';
import { shownFilms } from '#content/media/film.ts';
import { type Part, SECTIONS } from '#content/part.ts';
import { socialTestimonial } from '#content/social-os/social-os.ts';

/** Content files of optional parts with another name. All other files have the name of their part. */
const PARTS: readonly [RegExp, Part][] = [
  [/^content\/social-os|services\.ts socialOs/, 'socialOs'],
  [/^content\/b2b/, 'b2bSales'],
  [/^content\/media\/film/, 'film'],
  [/^content\/media\/deck/, 'deck'],
  [/contact\.rating/, 'reviews'],
  [/^content\/landing\/(?:testimonials|company)|hero\.ts customers/, 'success-stories'],
  [/^content\/landing\/use-case/, 'industry-use-cases'],
];
const OWN_NAMES: readonly Part[] = [...SECTIONS, 'case-studies', 'about', 'security'];

const partOf = (field: string): Part | undefined =>
  PARTS.find(([pattern]) => pattern.test(field))?.[1] ??
  OWN_NAMES.find((part) => new RegExp(`^content/(?:landing/)?${part}[./]`).test(field));

export function isFileShown(file: string): boolean {
  const name = file.split('/').at(-1) ?? '';
  if (file.startsWith('content/logo/')) return Object.values(logo).includes(name);
  if (file.startsWith('content/portraits/'))
    return (
      (hasPart('success-stories') && testimonials.some(({ image }) => image === name)) ||
      (hasPart('socialOs') && hasPart('case-studies') && socialTestimonial.image === name) ||
      (hasPart('about') && [about.office, ...about.team.people].some((pictured) => pictured?.image === name))
    );
  return shownFilms.some(({ video, poster, captions }) =>
    [video, poster, captions].some((path) => path.endsWith(`/${name}`)),
  );
}

/** Names of the vignettes, by the field that uses them. */
const VIGNETTES = {
  sdr: 'sdrThread',
  email: 'emailLanes',
  research: 'researchBrief',
  finance: 'financeMatch',
};

type Drawing = { pattern: RegExp; isUsed: (name: string) => boolean };
const DRAWINGS: readonly Drawing[] = [
  {
    pattern: /^content\/landing\/company-wordmarks\.ts companyWordmarks\.([\w-]+)/,
    isUsed: (name) =>
      testimonials.some(({ wordmarkWidth }) => wordmarkWidth === companyWordmarks[name]?.width),
  },
  {
    pattern: /^content\/landing\/use-case-scenes\.ts (\w+)Scene/,
    isUsed: (name) => useCases.some(({ image }) => image === name),
  },
  {
    pattern: /^content\/landing\/services\.ts (sdrThread|emailLanes|researchBrief|financeMatch)/,
    isUsed: (name) =>
      agentServices.some(({ vignette }) => vignette !== undefined && VIGNETTES[vignette] === name),
  },
];

export function isShown(where: string, path: string): boolean {
  const field = `${where} ${path}`;
  const part = partOf(field);
  if (part && !hasPart(part)) return false;
  const drawing = DRAWINGS.find(({ pattern }) => pattern.test(field));
  return drawing?.isUsed(drawing.pattern.exec(field)?.[1] ?? '') ?? true;
}
