/** What of the sample a page still shows. What nothing leads to any more may stay in its file. */
import { companyWordmarks } from '#content/landing/company-wordmarks.ts';
import { agentServices } from '#content/landing/services.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { logo } from '#content/logo/logo.ts';
import { site } from '#content/site.ts';

export function isFileShown(file: string): boolean {
  const name = file.split('/').at(-1) ?? '';
  if (file.startsWith('content/logo/')) return Object.values(logo).includes(name);
  if (file.startsWith('content/portraits/')) return testimonials.some(({ image }) => image === name);
  return Object.values(site.video).some((address) => address.startsWith('/player'));
}

/** The names that drawings have in their files, by what asks for them. */
const VIGNETTES = {
  sdr: 'sdrThread',
  email: 'emailLanes',
  research: 'researchBrief',
  finance: 'financeMatch',
};

type Drawing = { pattern: RegExp; isAskedFor: (name: string) => boolean };
const DRAWINGS: readonly Drawing[] = [
  {
    pattern: /^content\/landing\/company-wordmarks\.ts companyWordmarks\.([\w-]+)/,
    isAskedFor: (name) =>
      testimonials.some(({ wordmarkWidth }) => wordmarkWidth === companyWordmarks[name]?.width),
  },
  {
    pattern: /^content\/landing\/use-case-scenes\.ts (\w+)Scene/,
    isAskedFor: (name) => useCases.some(({ image }) => image === name),
  },
  {
    pattern: /^content\/landing\/services\.ts (sdrThread|emailLanes|researchBrief|financeMatch)/,
    isAskedFor: (name) =>
      agentServices.some(({ vignette }) => vignette !== undefined && VIGNETTES[vignette] === name),
  },
];

/** Whether what stands at a place of a content file can be seen. */
export function isShown(where: string, place: string): boolean {
  const spot = `${where} ${place}`;
  const drawing = DRAWINGS.find(({ pattern }) => pattern.test(spot));
  return drawing?.isAskedFor(drawing.pattern.exec(spot)?.[1] ?? '') ?? true;
}
