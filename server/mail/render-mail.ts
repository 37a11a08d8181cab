/** A mail's parts as designed HTML and as plain text, from the same data. */
import { html, raw } from 'hono/html';
import { mailFooter } from '#content/messages/mails.ts';
import { postalAddress } from '#content/shell/legal.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { withNonBreakingSpaces as kept } from '#domain/prevent-orphans.ts';
import type { PictureName } from './inline-pictures.ts';
import { CURRENT, darkStyles, FONTS, style } from './mail-theme.ts';

type Link = Readonly<{ label: string; href: string }>;

export type MailParts = Readonly<{
  preview: string;
  label: string;
  heading: string;
  paragraphs: readonly string[];
  /** Label and value, as a table. */
  facts?: readonly (readonly [label: string, value: string])[];
  cards?: readonly Readonly<{
    label: string;
    title: string;
    text: string;
    points: readonly string[];
    why: string;
  }>[];
  action?: Link & Readonly<{ terms?: string | undefined }>;
  /** Over the paragraphs, as wide as they are. */
  picture?: Readonly<{ name: PictureName; alt: string }>;
  reason: string;
  /** The way out of whatever led to this mail. */
  leave?: Link;
}>;

type Part = ReturnType<typeof html>;

export function renderMail(parts: MailParts, origin: string): Readonly<{ html: string; text: string }> {
  return { html: String(renderHtml(parts, origin)), text: renderText(parts, origin) };
}

const text = (role: Parameters<typeof style>[0], font: string, rest: string) =>
  style(role, `font-family:${font};${rest}`);

function renderHtml(parts: MailParts, origin: string): Part {
  const { facts = [], cards = [], action, picture, leave } = parts;
  const footLinks: Link[] = [
    { label: mailFooter.visit, href: `${origin}/` },
    { label: mailFooter.privacy, href: `${origin}${PATHS.privacy}` },
    ...(leave ? [leave] : []),
  ];
  return html`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${parts.heading}</title>
<style>:root{color-scheme:light dark}@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.h{font-size:28px!important}}@media (prefers-color-scheme:dark){${raw(darkStyles)}}</style>
</head>
<body class="paper" style="${raw(style('paper', 'margin:0;padding:0;-webkit-text-size-adjust:100%'))}">
<div style="display:none;max-height:0;overflow:hidden">${parts.preview}${raw('&#8199;&#65279;'.repeat(40))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="${raw(style('paper'))}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="pad" style="padding:0 40px 20px"><a href="${origin}/" class="ink" style="${raw(text('ink', FONTS.display, 'font-size:20px;line-height:32px;font-weight:700;letter-spacing:-.02em;text-decoration:none'))}"><img src="cid:mark" width="32" height="32" alt="" style="border-radius:8px;vertical-align:middle;margin-right:10px;border:0"><span style="vertical-align:middle">${site.name}</span></a></td></tr>
<tr><td class="card" style="${raw(style('card', 'border-width:1px;border-style:solid;border-radius:14px;overflow:hidden'))}">
${currentLines()}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="pad" style="padding:28px 40px 36px">
<p class="brand" style="${raw(text('brand', FONTS.mono, 'margin:0 0 14px;font-size:13px;line-height:20px'))}">${parts.label}</p>
<h1 class="ink h" style="${raw(text('ink', FONTS.display, 'margin:0 0 18px;font-size:34px;line-height:1.12;font-weight:700;letter-spacing:-.025em'))}">${kept(parts.heading)}</h1>
${picture ? image(picture) : ''}
${parts.paragraphs.map((paragraph) => html`<p class="ink" style="${raw(text('ink', FONTS.body, 'margin:0 0 16px;font-size:16px;line-height:1.6'))}">${kept(paragraph)}</p>`)}
${facts.length > 0 ? factsTable(facts) : ''}
${cards.map(card)}
${action ? button(action) : ''}
</td></tr></table>
</td></tr>
<tr><td class="pad" style="padding:24px 40px 0">
<p class="muted" style="${raw(text('muted', FONTS.body, 'margin:0 0 8px;font-size:13px;line-height:1.6'))}">${kept(parts.reason)}</p>
<p class="muted" style="${raw(text('muted', FONTS.body, 'margin:0;font-size:13px;line-height:1.6'))}">${site.name}, ${site.tagline}.<br>${footLinks.map((link, i) => html`${i > 0 ? ' · ' : ''}${footLink(link)}`)}</p>
<p class="muted" style="${raw(text('muted', FONTS.body, 'margin:8px 0 0;font-size:13px;line-height:1.6'))}">${kept(postalAddress)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

/** Stays in one line: a link that breaks reads as two. */
function footLink({ label, href }: Link): Part {
  return html`<a href="${href}" class="muted" style="${raw(style('muted', 'white-space:nowrap'))}">${label}</a>`;
}

function currentLines(): Part {
  const rows = CURRENT.rows.map((widths, row) => {
    const cells = widths.map((width, index) => {
      const colour = CURRENT.colours[Math.min(CURRENT.colours.length - 1, row)];
      const fill = index % 2 === 1 ? `background:${colour};border-radius:2px` : '';
      return width === 0
        ? ''
        : `<td width="${width}%" height="3" style="height:3px;line-height:3px;font-size:0;${fill}">&nbsp;</td>`;
    });
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-bottom:5px"><tr>${cells.join('')}</tr></table>`;
  });
  return html`<div aria-hidden="true" style="padding-top:22px">${raw(rows.join(''))}</div>`;
}

function image({ name, alt }: NonNullable<MailParts['picture']>): Part {
  return html`<img src="cid:${name}" width="478" alt="${alt}" style="display:block;width:100%;max-width:478px;height:auto;border:0;border-radius:10px;margin:4px 0 20px">`;
}

function factsTable(facts: readonly (readonly [string, string])[]): Part {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 0">
${facts.map(
  ([label, value]) => html`<tr>
<td class="muted rule" width="32%" valign="top" style="${raw(style('muted'))}${raw(text('rule', FONTS.body, 'border-top-width:1px;border-top-style:solid;padding:10px 12px 10px 0;font-size:14px;line-height:1.5'))}">${label}</td>
<td class="ink rule" valign="top" style="${raw(style('ink'))}${raw(text('rule', FONTS.body, 'border-top-width:1px;border-top-style:solid;padding:10px 0;font-size:15px;line-height:1.5;word-break:break-word'))}">${value}</td>
</tr>`,
)}
</table>`;
}

function card({ label, title, text: body, points, why }: NonNullable<MailParts['cards']>[number]): Part {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px"><tr><td class="panel" style="${raw(style('panel', 'border-radius:10px;padding:18px 20px'))}">
<p class="brand" style="${raw(text('brand', FONTS.mono, 'margin:0 0 4px;font-size:12px;line-height:1.5'))}">${label}</p>
<p class="ink" style="${raw(text('ink', FONTS.display, 'margin:0 0 6px;font-size:18px;line-height:1.3;font-weight:700;letter-spacing:-.01em'))}">${title}</p>
<p class="ink" style="${raw(text('ink', FONTS.body, 'margin:0 0 10px;font-size:15px;line-height:1.55'))}">${kept(body)}</p>
<ul class="muted" style="${raw(text('muted', FONTS.body, 'margin:0;padding:0 0 0 18px;font-size:14px;line-height:1.5'))}">${points.map((point) => html`<li style="margin:0 0 3px">${kept(point)}</li>`)}</ul>
<p class="brand" style="${raw(text('brand', FONTS.body, 'margin:10px 0 0;font-size:14px;line-height:1.5'))}">${kept(why)}</p>
</td></tr></table>`;
}

function button({ label, href, terms }: NonNullable<MailParts['action']>): Part {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button" style="${raw(style('button', 'border-radius:6px'))}"><a href="${href}" class="button" style="${raw(text('button', FONTS.body, 'display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;border-radius:6px'))}">${label}</a></td></tr></table>
${terms ? html`<p class="muted" style="${raw(text('muted', FONTS.body, 'margin:12px 0 0;font-size:14px;line-height:1.5'))}">${terms}</p>` : ''}`;
}

function renderText(parts: MailParts, origin: string): string {
  const { facts = [], cards = [], action, leave } = parts;
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const blocks = [
    parts.heading,
    ...parts.paragraphs,
    facts.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'),
    ...cards.map(({ label, title, text: body, points, why }) =>
      [label, title, body, ...points.map((point) => `- ${point}`), why].join('\n'),
    ),
    action ? `${action.label}: ${action.href}${action.terms ? `\n${action.terms}` : ''}` : '',
    `--\n${parts.reason}\n${site.name}, ${site.tagline}. ${origin}/`,
    leave ? `${leave.label}: ${leave.href}` : '',
    `${postalAddress}\n${mailFooter.privacy}: ${origin}${PATHS.privacy}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
