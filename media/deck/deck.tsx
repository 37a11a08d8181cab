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
import { SlideNumber } from './slide.tsx';
import { Cover, NextStep } from './slides/cover.tsx';
import { Hierarchy } from './slides/hierarchy.tsx';
import { Steps, Timeline } from './slides/milestones.tsx';
import { Month } from './slides/month.tsx';
import { Offer, Security } from './slides/offer.tsx';
import { Posts } from './slides/posts.tsx';
import { Problem } from './slides/problem.tsx';
import { Product } from './slides/product.tsx';
import { Measured, Results } from './slides/results.tsx';
import { type LayoutNode, tagPages } from './tag-pages.ts';
import { registerFonts } from './theme.ts';

export const deckTitle = fill(deck.title, { product: socialHero.name, brand: site.name });

const SLIDES = [
  Cover,
  Problem,
  Product,
  Hierarchy,
  Steps,
  Month,
  Posts,
  Results,
  Measured,
  Security,
  Timeline,
  Offer,
  NextStep,
];

// The types of the package lack the second parameter.
const layOutWithFonts = layOut as (document: DocumentNode, fonts: typeof Font) => Promise<LayoutNode>;

/** Computes only the layout. `renderToBuffer` would also draw the pages, but without tags. */
async function layOutSlides(): Promise<LayoutNode> {
  const { container } = mount(
    <Document>
      {SLIDES.map((Slide, index) => (
        <SlideNumber key={Slide.name} value={`${index + 1} / ${SLIDES.length}`}>
          <Slide />
        </SlideNumber>
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
