/** Portraits of quoted people: photos are cropped to 4:5, scaled and encoded. SVGs stay as they are. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { about } from '#content/about.ts';
import { hasPart } from '#content/has-part.ts';
import { portraitPath, testimonials } from '#content/landing/testimonials.ts';

type Self = typeof import('./portraits-plugin.ts');

/** Twice the size that the page shows, for sharp screens. */
const SIZE = { width: 800, height: 1000 };

async function encode(file: string): Promise<Buffer> {
  const bytes = await readFile(new URL(`../../content/portraits/${file}`, import.meta.url));
  if (file.endsWith('.svg')) return bytes;
  return sharp(bytes)
    .rotate()
    .resize({ ...SIZE, fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
}

type Person = { id: string; image?: string | undefined };

/** People with a portrait, by the file that names it. */
const PEOPLE: Readonly<Record<string, readonly Person[]>> = {
  'content/landing/testimonials.ts': testimonials,
  'content/about.ts': hasPart('about') ? about.team.people : [],
};

/** Every portrait that a file names, by its URL. */
async function portraitsOf(file: string, people: readonly Person[]) {
  const created = new Map<string, Buffer>();
  for (const { id, image } of people) {
    if (!image) continue;
    try {
      created.set(portraitPath(image), await encode(image));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: ${id}.image names content/portraits/${image}: ${reason}`);
    }
  }
  return created;
}

/** Every portrait of the site, by its URL. */
export async function portraits(groups = PEOPLE): Promise<Map<string, Buffer>> {
  const created = await Promise.all(
    Object.entries(groups).map(([file, people]) => portraitsOf(file, people)),
  );
  return new Map(created.flatMap((portraits) => [...portraits]));
}

export function portraitsPlugin(): Plugin {
  return {
    name: 'portraits',
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/portraits/')) return next();
        // The testimonials as they are now, not as they were when the configuration was read.
        const now = (await ssrLoadModule('/build/plugins/portraits-plugin.ts')) as Self;
        const found = (await now.portraits()).get(request.url);
        if (!found) return next();
        response.setHeader('content-type', request.url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
        response.end(found);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of await portraits())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}
