/** Schemas of the copy that all pages share: keys and maximum lengths. */
import * as v from 'valibot';
import { exactly, file, list, ofPart, text, words } from '#content/checks/text-rule.ts';
import { isProduct } from '#content/has-part.ts';
import { COMPANY_PAGES, type CompanyPage, type Product } from '#content/part.ts';
import { PATHS } from '#domain/paths.ts';

/** An object with a key per page. All values have the same schema. */
const schemaPerPage = <Page extends Product | CompanyPage, Entry extends v.GenericSchema>(
  pages: readonly Page[],
  entry: Entry,
) => Object.fromEntries(pages.map((page) => [page, ofPart(page, entry)])) as Record<Page, Entry>;

const schemaPerProduct = <Entry extends v.GenericSchema>(entry: Entry) =>
  schemaPerPage(Object.keys(PATHS).filter(isProduct), entry);

export const LabelsSchema = file({
  carouselLabels: words({
    carousel: text(24),
    slide: text(14),
    start: text(36),
    pause: text(36),
    previous: text(36),
    next: text(24),
    slideNumber: text(36),
    auto: text(14),
    paused: text(14),
  }),
  labels: words({
    skip: text(36),
    home: text(60),
    navigation: text(14),
    menu: text(24),
    openMenu: text(24),
    closeMenu: text(24),
    isNew: text(5),
    isHot: text(24),
    quiz: text(20),
    book: text(24),
    lightTheme: text(36),
    darkTheme: text(36),
    shortcuts: text(24),
    toTop: text(24),
    chat: ofPart('chat', text(36)),
    bookAt: text(52),
    chatInNewTab: ofPart('chat', text(76)),
    close: text(14),
    optional: text(24),
    notification: text(24),
    notifications: text(36),
    dismiss: text(24),
    about: text(36),
    pages: text(24),
    contact: text(24),
    languages: text(24),
  }),
});

/** Every path of the language starts with `prefix`. It is empty for the default language. */
export const LanguageSchema = file({
  code: text(14),
  prefix: v.string(),
  quotes: words({ open: text(2), close: text(2) }),
  offer: words({ text: text(60), link: text(30), dismiss: text(24) }),
});

export const LegalSchema = file({
  changed: text(36),
  contents: text(24),
  privacy: words({
    title: text(24),
    lead: text(130),
    sections: list(
      words({
        id: text(24),
        title: text(52),
        paragraphs: list(text(720), 1, 10),
        points: v.optional(list(text(280), 1, 20)),
      }),
      1,
      30,
    ),
  }),
  imprint: words({
    title: text(24),
    lead: text(76),
    company: text(24),
    representedBy: text(52),
    contact: text(24),
    email: text(76),
    phone: text(52),
    register: text(36),
    registerNumber: text(36),
    vatNumber: text(36),
    content: text(52),
    contentBy: text(52),
  }),
  country: text(24),
  director: text(36),
});

export const LoadNoticeSchema = file({
  loadNotice: words({
    lost: text(110),
    retry: text(24),
    outdated: text(76),
    reload: text(36),
    dismiss: text(24),
  }),
});

/** At most two lines, also on narrow screens. */
export const LoadingSchema = file({ messages: list(text(52), 1, 12) });

export const MomentsSchema = file({ moments: exactly(3, words({ after: text(14), is: text(52) })) });

export const NavigationSchema = file({
  header: words({
    solutions: ofPart('services', text(24)),
    ...schemaPerProduct(text(24)),
    process: ofPart('process', text(24)),
    industries: ofPart('industries', text(24)),
    useCases: ofPart('industry-use-cases', text(24)),
    successStories: ofPart('success-stories', text(36)),
    integrations: ofPart('integrations', text(24)),
    faq: ofPart('faq', text(14)),
  }),
  products: words({ ...schemaPerProduct(text(36)), quiz: text(36) }),
  footer: words({
    solutions: text(24),
    agents: ofPart('services', text(24)),
    resources: text(24),
    company: text(24),
    process: ofPart('process', text(24)),
    successStories: ofPart('success-stories', text(36)),
    integrations: ofPart('integrations', text(24)),
    questions: ofPart('faq', text(24)),
    contact: ofPart('contact', text(24)),
    ...schemaPerPage(COMPANY_PAGES, text(24)),
    caseStudies: ofPart('case-studies', text(24)),
  }),
  legal: words({ privacy: text(24), imprint: text(24) }),
});

export const NotFoundSchema = file({
  notFound: words({ code: text(14), title: text(24), text: text(110), home: text(24) }),
  elsewhere: text(24),
});

/** An object with a key per page, except the landing page, which has title and description of the site. */
const schemaPerHead = <Entry extends v.GenericSchema>(entry: Entry) => ({
  ...schemaPerProduct(entry),
  ...schemaPerPage(COMPANY_PAGES, entry),
  quiz: entry,
  privacy: entry,
  imprint: entry,
  notFound: entry,
});
const card = words({ kicker: text(40), headline: text(70) });

export const PageHeadsSchema = file({
  titles: words(schemaPerHead(text(65))),
  descriptions: words(schemaPerHead(text(165))),
  cards: words({ ...schemaPerHead(card), landing: card }),
});

export const SiteSchema = file({
  tagline: text(60),
  description: text(165),
  chatText: ofPart('chat', text(160)),
});

export const NumbersSchema = file({ numbers: list(text(24), 0, 20) });
