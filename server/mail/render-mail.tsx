/** @jsxImportSource hono/jsx */
/** Renders a mail as HTML and as plain text, from the same data. */
import { raw } from 'hono/html';
import { FACT_SEPARATOR, joinFacts } from '#domain/typography.ts';
import type { ServerWords } from '#server/texts.ts';
import {
  type Action,
  ActionButton,
  type Badge,
  BadgeLine,
  type Card,
  CardPanel,
  CurrentLines,
  type Facts,
  FactsTable,
  Layout,
  type Link,
  type Picture,
  Pictures,
  Text,
  toned,
} from './mail-elements.tsx';
import { darkStyles, lightColors } from './mail-theme.ts';

export type MailParts = Readonly<{
  preview: string;
  label: string;
  /** Its lines are kept. */
  heading: string;
  badge?: Badge | undefined;
  /** Above the paragraphs, in mail to people. */
  greeting?: string;
  paragraphs: readonly string[];
  facts?: Facts;
  /** Below the action. The first is highlighted. */
  cards?: readonly Card[];
  action?: Action;
  /** Below the paragraphs, at full width. */
  pictures?: readonly Picture[];
  /** Names of the senders, one line each. */
  signature?: readonly string[];
  reason: string;
  unsubscribe?: Link;
}>;

type MailFrame = Readonly<{ origin: string; words: ServerWords }>;

export function renderMail(parts: MailParts, mailFrame: MailFrame): Readonly<{ html: string; text: string }> {
  return {
    html: `<!doctype html>\n${<MailPage {...parts} {...mailFrame} />}`,
    text: renderText(parts, mailFrame),
  };
}

const STYLES = `:root{color-scheme:light dark}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.h{font-size:28px!important}}
@media (prefers-color-scheme:dark){${darkStyles}}`;

/** Keeps the mail's first line out of the preview. */
const PREVIEW_END = '\u2007\ufeff'.repeat(40);

const MailPage = ({ origin, words, ...parts }: MailParts & MailFrame) => (
  <html lang={words.language.code}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{parts.heading}</title>
      <style>{raw(STYLES)}</style>
    </head>
    <body {...toned('paper', 'margin:0;padding:0')}>
      <div style="display:none;max-height:0;overflow:hidden">{parts.preview + PREVIEW_END}</div>
      <Layout style={lightColors('paper')}>
        <tr>
          <td align="center" {...toned('paper', 'padding:32px 12px')}>
            <Layout style="max-width:560px">
              <Header origin={origin} words={words} />
              <Body {...parts} />
              <Footer origin={origin} words={words} reason={parts.reason} unsubscribe={parts.unsubscribe} />
            </Layout>
          </td>
        </tr>
      </Layout>
    </body>
  </html>
);

const LOGO = 'border-radius:8px;vertical-align:middle;margin-right:10px;border:0';

const Header = ({ origin, words }: MailFrame) => (
  <tr>
    <td class="pad" align="left" style="padding:0 40px 20px">
      <Text
        as="a"
        font="display"
        size={20}
        href={origin + words.paths.home}
        style="line-height:32px;font-weight:700;text-decoration:none"
      >
        <img src="cid:apple-touch-icon.png" width="32" height="32" alt="" style={LOGO} />
        <span style="vertical-align:middle">{words.site.name}</span>
      </Text>
    </td>
  </tr>
);

const CARD = 'border-width:1px;border-style:solid;border-radius:14px;overflow:hidden';
const HEADING = 'line-height:1.12;font-weight:700;letter-spacing:-.025em;word-break:break-word';

function Body({ label, heading, greeting, paragraphs, pictures = [], cards = [], ...parts }: MailParts) {
  const { badge, facts = [], action, signature } = parts;
  return (
    <tr>
      <td align="left" {...toned('card', CARD)}>
        <CurrentLines />
        <Layout>
          <tr>
            <td class="pad" style="padding:28px 40px 36px">
              <Text tone="brand" font="mono" size={13} gap={14}>
                {label}
              </Text>
              <Text as="h1" class="h" font="display" size={34} gap={18} style={HEADING}>
                {heading}
              </Text>
              {badge && <BadgeLine {...badge} />}
              {greeting && <Text gap={16}>{greeting}</Text>}
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} gap={16}>
                  {paragraph}
                </Text>
              ))}
              {pictures.length > 0 && <Pictures pictures={pictures} />}
              {facts.length > 0 && <FactsTable facts={facts} />}
              {action && <ActionButton {...action} />}
              {cards.length > 0 && (
                <div style="padding-top:28px">
                  {cards.map((card, index) => (
                    <CardPanel key={card.title} isFirst={index === 0} {...card} />
                  ))}
                </div>
              )}
              {signature && <Signature lines={signature} />}
            </td>
          </tr>
        </Layout>
      </td>
    </tr>
  );
}

const Signature = ({ lines: [reply = '', name = '', role = ''] }: { lines: readonly string[] }) => (
  <>
    <Text style="margin:28px 0 16px">{reply}</Text>
    <Text style="font-weight:600">{name}</Text>
    <Text tone="muted" size={14}>
      {role}
    </Text>
  </>
);

function Footer({
  origin,
  words,
  reason,
  unsubscribe,
}: MailFrame & Pick<MailParts, 'reason' | 'unsubscribe'>) {
  const links: readonly Link[] = [
    { label: words.mails.mailFooter.visit, href: origin + words.paths.home },
    { label: words.mails.mailFooter.privacy, href: origin + words.paths.privacy },
    ...(unsubscribe ? [unsubscribe] : []),
  ];
  return (
    <tr>
      <td class="pad" align="left" style="padding:24px 40px 0">
        <Text tone="muted" size={13} gap={8}>
          {reason}
        </Text>
        <Text tone="muted" size={13} gap={8}>
          {words.site.name}, {words.site.tagline}.
          <br />
          {links.map(({ label, href }, index) => (
            <>
              {index > 0 && FACT_SEPARATOR}
              <a href={href} {...toned('muted', 'white-space:nowrap')}>
                {label}
              </a>
            </>
          ))}
        </Text>
        <Text tone="muted" size={13}>
          {words.postalAddress}
        </Text>
      </td>
    </tr>
  );
}

function renderText(parts: MailParts, { origin, words }: MailFrame): string {
  const { badge, facts = [], cards = [], action, unsubscribe, signature = [], greeting = '' } = parts;
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const { name, tagline } = words.site;
  const blocks = [
    parts.heading,
    badge ? joinFacts([badge.label, badge.note]) : '',
    greeting,
    ...parts.paragraphs,
    facts.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'),
    action ? `${action.label}: ${action.href}${action.terms ? `\n${action.terms}` : ''}` : '',
    ...cards.map(({ label, title, text, points, why }) =>
      [label, title, text, ...points.map((point) => `- ${point}`), why].join('\n'),
    ),
    signature.slice(0, 1).join(''),
    signature.slice(1).join('\n'),
    `--\n${parts.reason}\n${name}, ${tagline}. ${origin}${words.paths.home}`,
    unsubscribe ? `${unsubscribe.label}: ${unsubscribe.href}` : '',
    `${words.postalAddress}\n${words.mails.mailFooter.privacy}: ${origin}${words.paths.privacy}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
