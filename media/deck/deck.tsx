import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import layOut, { type DocumentNode } from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { Document, Font, pdf as mount } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { deck } from '#content/media/deck.ts';
import { fill } from '#content/message.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { Slide } from './slide.tsx';
import { hierarchy, posts } from './slides/agents.tsx';
import { cover, next } from './slides/cover.tsx';
import { steps, timeline } from './slides/milestones.tsx';
import { month, problem, product } from './slides/product.tsx';
import { measured, offer, results, security } from './slides/results.tsx';
import { type LayoutNode, tagPages } from './tag-pages.ts';
import { registerFonts } from './theme.ts';

export const deckTitle = fill(deck.title, { product: socialHero.name, brand: site.name });

const SLIDES = [
  cover,
  problem,
  product,
  hierarchy,
  steps,
  month,
  posts,
  results,
  measured,
  security,
  timeline,
  offer,
  next,
];

// The types of the package lack the second parameter.
const layOutWithFonts = layOut as (document: DocumentNode, fonts: typeof Font) => Promise<LayoutNode>;

/** Computes only the layout. `renderToBuffer` would also draw the pages, but without tags. */
async function layOutSlides(): Promise<LayoutNode> {
  const { container } = mount(
    <Document>
      {SLIDES.map((slide, i) => (
        <Slide key={slide.label} {...slide} number={`${i + 1} / ${SLIDES.length}`} />
      ))}
    </Document>,
  );
  return layOutWithFonts(container.document, Font);
}

export async function renderDeck(): Promise<{ pdf: Buffer; pages: number }> {
  registerFonts();
  const layout = await layOutSlides();
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: site.language,
    info: {
      Title: deckTitle,
      Author: site.name,
      Subject: deck.subject,
      Creator: site.name,
      Producer: site.name,
    },
  });
  // These packages work together, but their types do not match.
  draw(pdf as never, tagPages(pdf, layout) as never);
  return { pdf: await buffer(pdf), pages: SLIDES.length };
}

/** Writes the PDF, and deck.json with its title and size for the server and the pages. */
export async function writeDeck(outDir: string): Promise<string> {
  const { pdf, pages } = await renderDeck();
  const facts = { pages, bytes: pdf.length, title: deckTitle };
  await writeFile(`${outDir}/${site.deck.fileName}`, pdf);
  await writeFile(`${outDir}/deck.json`, JSON.stringify(facts));
  return `${outDir}/${site.deck.fileName}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`;
}
