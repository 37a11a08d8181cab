/** One external sprite of brand logos: pages refer to a symbol, so that no path data is in the scripts. */
import { icons } from '@iconify-json/simple-icons';
import type { Plugin } from 'vite';
import { companyMarks } from '#content/landing/company-marks.ts';
import { companyWordmarks } from '#content/landing/company-wordmarks.ts';
import { tools } from '#content/landing/integrations.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { MARKS_PATH } from '#domain/paths.ts';

/** The logo of the floating chat button. */
const CHAT = { name: 'the chat button', mark: 'whatsapp' };

const brandMarks = () =>
  [CHAT, ...tools].flatMap(({ name, mark }) => {
    if (!mark) return [];
    const icon = icons.icons[mark];
    if (!icon) throw new Error(`The icon set has no mark "${mark}" for ${name}`);
    return [[mark, icon.body] as const];
  });

const symbol = (id: string, width: number, shapes: string) =>
  `<symbol id="${id}" viewBox="0 0 ${width} 24">${shapes}</symbol>`;

export function marksSprite(): string {
  // Leave out logos that no testimonial uses. A logo without a wordmark is shown alone.
  const isShown = ([id]: readonly [string, unknown]) =>
    testimonials.some(({ companyLogo }) => companyLogo === id);
  const isAlone = ([id]: readonly [string, unknown]) =>
    testimonials.some(({ companyLogo, wordmarkWidth }) => companyLogo === id && !wordmarkWidth);
  const symbols = new Map([...brandMarks(), ...Object.entries(companyMarks).filter(isAlone)]);
  const marks = [...symbols].map(([id, shapes]) => symbol(id, 24, shapes));
  const wordmarks = Object.entries(companyWordmarks)
    .filter(isShown)
    .map(([id, { width, sign, letters }]) =>
      symbol(
        `${id}-wordmark`,
        width,
        `${sign ? companyMarks[id] : ''}<path fill="currentColor" d="${letters}"/>`,
      ),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...marks, ...wordmarks].join('')}</svg>\n`;
}

export function marks(): Plugin {
  return {
    name: 'marks',
    configureServer({ middlewares }) {
      middlewares.use(MARKS_PATH, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(marksSprite());
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: MARKS_PATH.slice(1), source: marksSprite() });
    },
  };
}
