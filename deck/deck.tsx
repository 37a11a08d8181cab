import { Document, renderToBuffer } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os.ts';
import { Cover } from './slides/cover.tsx';
import { Hierarchy } from './slides/hierarchy.tsx';
import { Month } from './slides/month.tsx';
import { NextStep } from './slides/next-step.tsx';
import { Offer } from './slides/offer.tsx';
import { Problem } from './slides/problem.tsx';
import { Product } from './slides/product.tsx';
import { Results } from './slides/results.tsx';
import { Steps } from './slides/steps.tsx';
import { Testimonial } from './slides/testimonial.tsx';
import { Timeline } from './slides/timeline.tsx';
import { Week } from './slides/week.tsx';
import { registerFonts } from './theme.ts';

export const deckTitle = `${socialHero.name} by ${site.name}`;

const slides = [
  Cover,
  Problem,
  Product,
  Hierarchy,
  Steps,
  Month,
  Week,
  Results,
  Timeline,
  Testimonial,
  Offer,
  NextStep,
];

export async function renderDeck(): Promise<{ pdf: Buffer; pages: number }> {
  registerFonts();
  const pdf = await renderToBuffer(
    <Document
      title={deckTitle}
      author={site.name}
      subject={deck.subject}
      creator={site.name}
      producer={site.name}
      language={site.language}
      pdfVersion="1.7"
      pageMode="useOutlines"
      pageLayout="singlePage"
    >
      {slides.map((Slide) => (
        <Slide key={Slide.name} />
      ))}
    </Document>,
  );
  return { pdf, pages: slides.length };
}
