/** One SVG file with all logos of tools and companies. Pages refer to its symbols, so scripts contain no shapes. */
import { icons } from '@iconify-json/simple-icons';
import type { Plugin } from 'vite';
import { companyLogos } from '#content/landing/company-logos.ts';
import { companyWordmarks } from '#content/landing/company-wordmarks.ts';
import { tools } from '#content/landing/integrations.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { MARKS_PATH } from '#domain/paths.ts';

/** The logo of the floating chat button. */
const CHAT_LOGO = { name: 'the chat button', mark: 'whatsapp' };

const toolLogos = () =>
  [CHAT_LOGO, ...tools].flatMap(({ name, mark }) => {
    if (!mark) return [];
    const icon = icons.icons[mark];
    if (!icon) throw new Error(`The icon set has no logo "${mark}" for ${name}`);
    return [[mark, icon.body] as const];
  });

const svgSymbol = (id: string, width: number, shapes: string) =>
  `<symbol id="${id}" viewBox="0 0 ${width} 24">${shapes}</symbol>`;

export function marksSprite(): string {
  // The file contains only logos that testimonials show.
  const isShown = ([id]: readonly [string, unknown]) =>
    testimonials.some(({ companyLogo }) => companyLogo === id);
  const hasNoWordmark = ([id]: readonly [string, unknown]) =>
    testimonials.some(({ companyLogo, wordmarkWidth }) => companyLogo === id && !wordmarkWidth);
  const symbols = new Map([...toolLogos(), ...Object.entries(companyLogos).filter(hasNoWordmark)]);
  const marks = [...symbols].map(([id, shapes]) => svgSymbol(id, 24, shapes));
  const wordmarks = Object.entries(companyWordmarks)
    .filter(isShown)
    .map(([id, { width, hasLogo, letters }]) =>
      svgSymbol(
        `${id}-wordmark`,
        width,
        `${hasLogo ? companyLogos[id] : ''}<path fill="currentColor" d="${letters}"/>`,
      ),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...marks, ...wordmarks].join('')}</svg>\n`;
}

export function marksPlugin(): Plugin {
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
