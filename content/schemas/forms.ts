/** Schemas of the forms' copy: keys and maximum lengths. */
import * as v from 'valibot';
import { file, list, text, words } from '#content/checks/text-rule.ts';

export const ConsentSchema = file({
  consent: words({
    deck: text(120),
    newsletter: text(130),
    quiz: text(120),
    quizOff: text(110),
    more: text(36),
  }),
});

export const LeadFormsSchema = file({
  honeypot: text(24),
  problems: words({
    text: text(36),
    tooLong: text(52),
    oneLine: text(76),
    email: text(36),
    emailFormat: text(52),
    firstName: text(36),
    lastName: text(36),
    company: text(36),
  }),
  consentRequired: text(36),
});

export const MailsSchema = file({
  deckMail: words({
    subject: text(36),
    preview: text(110),
    label: text(24),
    heading: text(36),
    paragraphs: list(text(260), 1, 4),
    cover: text(36),
    action: text(24),
    terms: text(52),
    reason: text(220),
  }),
  from: text(60),
  greeting: words({ named: text(40), plain: text(24), fullName: v.boolean() }),
  reply: text(110),
  senderRole: text(36),
  mailFooter: words({ unsubscribe: text(24), cancel: text(36), visit: text(24), privacy: text(24) }),
  newsletterConfirmMail: words({
    subject: text(52),
    preview: text(76),
    label: text(24),
    heading: text(52),
    paragraphs: list(text(180), 1, 4),
    action: text(36),
    terms: text(52),
    reason: text(110),
  }),
  newsletterWelcomeMail: words({
    subject: text(52),
    preview: text(76),
    label: text(24),
    heading: text(36),
    paragraphs: list(text(150), 1, 4),
    action: text(52),
    terms: text(76),
    reason: text(120),
  }),
  operatorMail: words({
    label: text(24),
    kinds: words({ deck: text(24), newsletter: text(36), quiz: text(24) }),
    fields: words({
      email: text(14),
      phone: text(14),
      page: text(24),
      referrer: text(24),
      campaign: text(24),
      id: text(24),
    }),
    paragraph: text(76),
    open: text(24),
    reason: text(110),
  }),
  quizReportMail: words({
    subject: text(24),
    preview: text(76),
    label: text(36),
    heading: text(52),
    paragraphs: list(text(110), 1, 4),
    action: text(52),
    terms: text(52),
    reason: text(200),
  }),
});

const tool = (max: number) => words({ title: text(36), description: text(max) });

export const McpSchema = file({
  mcp: words({
    instructions: text(260),
    listServices: tool(110),
    readPage: tool(110),
    getQuiz: tool(110),
    evaluateQuiz: tool(160),
    getBookingLink: tool(110),
    requestDeck: tool(110),
    subscribe: tool(110),
    consentRule: text(200),
    language: text(110),
    deckSent: text(76),
    confirmationSent: text(110),
    unknownPage: text(52),
    unknownQuestion: text(52),
    badAnswer: text(52),
  }),
});

export const NewsletterSchema = file({
  newsletter: words({
    title: text(52),
    text: text(110),
    label: text(24),
    placeholder: text(16),
    button: text(24),
    sending: text(24),
    sent: text(110),
    failed: text(76),
    serverMissing: text(130),
  }),
});

export const NewsletterPagesSchema = file({
  newsletterPages: words({
    confirmationSent: words({ title: text(36), text: text(190) }),
    confirm: words({ title: text(36), text: text(130), action: text(24) }),
    confirmed: words({ title: text(36), text: text(76) }),
    unsubscribe: words({ title: text(24), text: text(110), action: text(24) }),
    unsubscribed: words({ title: text(36), text: text(76) }),
    expired: words({ title: text(52), text: text(200) }),
    unavailable: words({ title: text(52), text: text(110) }),
    withoutServer: words({ title: text(52), text: text(110) }),
    refused: words({ title: text(36) }),
    back: text(24),
  }),
});

export const ErrorMessagesSchema = file({
  bookingErrors: words({
    unsigned: text(52),
    tooOldOrInFuture: text(76),
    unknownMessage: text(76),
    noBooking: text(76),
    noPerson: text(52),
  }),
  errorMessages: words({
    tooMany: text(76),
    unavailable: text(110),
    crossSite: text(76),
    serverError: text(110),
    notJson: text(52),
    tooLarge: text(76),
    interrupted: text(36),
    invalidUtf8: text(52),
    invalidJson: text(52),
    notAnObject: text(36),
    unexpectedField: text(36),
    notFound: text(52),
    notAllowed: text(52),
  }),
});

export const TeamChatSchema = file({
  chatMessage: words({
    kinds: words({
      'deck.requested': text(24),
      'quiz.reported': text(24),
      'newsletter.confirmed': text(52),
      'booking.created': text(24),
      'booking.rescheduled': text(24),
      'booking.cancelled': text(24),
    }),
    from: text(24),
    direct: text(24),
    campaign: text(36),
    firstPage: text(36),
    sentFrom: text(36),
    recommended: text(36),
    chosen: text(36),
    at: text(24),
    reason: text(24),
  }),
});
