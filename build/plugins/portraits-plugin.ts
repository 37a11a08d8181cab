/** Pictures of people, their companies and the office. Photos are cropped, scaled and encoded. SVG files do not change. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { about } from '#content/about.ts';
import { hasPart } from '#content/has-part.ts';
import { portraitPath, testimonials } from '#content/landing/testimonials.ts';
import { socialTestimonial } from '#content/social-os/social-os.ts';

type PortraitsModule = typeof import('./portraits-plugin.ts');

/** Twice the sizes that the pages show, for high-resolution screens. */
const PORTRAIT_SIZE = { width: 800, height: 1000 };
const OFFICE_SIZE = { width: 2400, height: 800 };

async function encodePortrait(file: string, size = PORTRAIT_SIZE): Promise<Buffer> {
  const bytes = await readFile(`content/portraits/${file}`);
  if (file.endsWith('.svg')) return bytes;
  return sharp(bytes)
    .rotate()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
}

type Pictured = { id: string; image?: string | undefined; size?: typeof PORTRAIT_SIZE };

const office = about.office ? [{ id: 'office', image: about.office.image, size: OFFICE_SIZE }] : [];

/** Entries that may have a picture, by the content file that names it. */
const PICTURED_BY_FILE: Readonly<Record<string, readonly Pictured[]>> = {
  'content/landing/testimonials.ts': testimonials,
  'content/social-os/social-os.ts': hasPart('socialOs') ? [socialTestimonial] : [],
  'content/about.ts': hasPart('about') ? [...about.team.people, ...office] : [],
};

/** Creates the portraits that a content file names, by their URLs. */
async function createPortraitsOf(file: string, pictured: readonly Pictured[]) {
  const portraitsByUrl = new Map<string, Buffer>();
  for (const { id, image, size } of pictured) {
    if (!image) continue;
    try {
      portraitsByUrl.set(portraitPath(image), await encodePortrait(image, size));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: ${id}.image names content/portraits/${image}: ${reason}`);
    }
  }
  return portraitsByUrl;
}

/** Creates all portraits of the site, by their URLs. */
export async function createPortraits(groups = PICTURED_BY_FILE): Promise<Map<string, Buffer>> {
  const groupsOfPortraits = await Promise.all(
    Object.entries(groups).map(([file, pictured]) => createPortraitsOf(file, pictured)),
  );
  return new Map(groupsOfPortraits.flatMap((portraits) => [...portraits]));
}

export function portraitsPlugin(): Plugin {
  return {
    name: 'portraits',
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/portraits/')) return next();
        try {
          // Load the content again, since it may have changed after Vite read its configuration.
          const currentModule = (await ssrLoadModule(
            '/build/plugins/portraits-plugin.ts',
          )) as PortraitsModule;
          const portrait = (await currentModule.createPortraits()).get(request.url);
          if (!portrait) return next();
          response.setHeader('content-type', request.url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
          response.end(portrait);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of await createPortraits())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}
