/** Pictures of people and their companies. Photos are cropped to 4:5, scaled and encoded. SVG files do not change. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { about } from '#content/about.ts';
import { hasPart } from '#content/has-part.ts';
import { portraitPath, testimonials } from '#content/landing/testimonials.ts';
import { socialTestimonial } from '#content/social-os/social-os.ts';

type PortraitsModule = typeof import('./portraits-plugin.ts');

/** Twice the size that the page shows, for high-resolution screens. */
const PORTRAIT_SIZE = { width: 800, height: 1000 };

async function encodePortrait(file: string): Promise<Buffer> {
  const bytes = await readFile(new URL(`../../content/portraits/${file}`, import.meta.url));
  if (file.endsWith('.svg')) return bytes;
  return sharp(bytes)
    .rotate()
    .resize({ ...PORTRAIT_SIZE, fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
}

type Person = { id: string; image?: string | undefined };

/** People who may have a portrait, by the content file that names it. */
const PEOPLE_BY_FILE: Readonly<Record<string, readonly Person[]>> = {
  'content/landing/testimonials.ts': testimonials,
  'content/social-os/social-os.ts': hasPart('socialOs') ? [socialTestimonial] : [],
  'content/about.ts': hasPart('about') ? about.team.people : [],
};

/** Creates the portraits that a content file names, by their URLs. */
async function createPortraitsOf(file: string, people: readonly Person[]) {
  const portraitsByUrl = new Map<string, Buffer>();
  for (const { id, image } of people) {
    if (!image) continue;
    try {
      portraitsByUrl.set(portraitPath(image), await encodePortrait(image));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: ${id}.image names content/portraits/${image}: ${reason}`);
    }
  }
  return portraitsByUrl;
}

/** Creates all portraits of the site, by their URLs. */
export async function createPortraits(groups = PEOPLE_BY_FILE): Promise<Map<string, Buffer>> {
  const groupsOfPortraits = await Promise.all(
    Object.entries(groups).map(([file, people]) => createPortraitsOf(file, people)),
  );
  return new Map(groupsOfPortraits.flatMap((portraits) => [...portraits]));
}

export function portraitsPlugin(): Plugin {
  return {
    name: 'portraits',
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/portraits/')) return next();
        // Load the content again, since it may have changed after Vite read its configuration.
        const currentModule = (await ssrLoadModule('/build/plugins/portraits-plugin.ts')) as PortraitsModule;
        const portrait = (await currentModule.createPortraits()).get(request.url);
        if (!portrait) return next();
        response.setHeader('content-type', request.url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
        response.end(portrait);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of await createPortraits())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}
