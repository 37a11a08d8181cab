/** @jsxImportSource hono/jsx */
/** The elements of a mail: tables and inline styles, which every mail program understands. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { gradientStops } from '#content/palette.ts';
import { preventOrphans } from '#domain/typography.ts';
import { FONTS, lightColors, type Role } from './mail-theme.ts';

/** Class and style of an element: the class sets its dark colors. */
export const toned = (tone: Role, style = '', name = '') => ({
  class: name ? `${tone} ${name}` : tone,
  style: `${lightColors(tone)};${style}`,
});

/** Text with non-breaking spaces. A line would still break after a hyphen or a dash, so these parts need a style. */
const nonBreaking = (text: string): Child[] =>
  preventOrphans(text).map((part, i) => {
    if (i % 2 === 0) return part;
    const joined = part.replaceAll(' ', '\u00a0');
    if (!/[-–]/.test(joined)) return joined;
    return (
      <span key={joined} style="white-space:nowrap">
        {joined}
      </span>
    );
  });

const keepLines = (text: string): Child[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [<br key={line} />] : []), ...nonBreaking(line)]);

export const Layout = ({
  style,
  width = '100%',
  children,
}: PropsWithChildren<{ style?: string; width?: string }>) => (
  <table role="presentation" width={width} cellpadding="0" cellspacing="0" style={style}>
    {children}
  </table>
);

type TextProps = PropsWithChildren<{
  as?: 'p' | 'h1' | 'a' | 'ul' | 'td';
  tone?: Role;
  font?: keyof typeof FONTS;
  size?: number;
  /** Space below the element. */
  gap?: number;
  style?: string;
  class?: string;
  href?: string;
  width?: string;
  valign?: 'top';
}>;

/** Text in one of the three fonts. The tone sets its color, in dark mode too. */
export function Text({
  as: Tag = 'p',
  tone = 'ink',
  font = 'body',
  size = 16,
  gap = 0,
  style = '',
  class: name,
  children,
  ...rest
}: TextProps) {
  const type = `margin:0 0 ${gap}px;font-family:${FONTS[font]};font-size:${size}px;line-height:1.6`;
  return (
    <Tag {...toned(tone, `${type};${style}`, name)} {...rest}>
      {typeof children === 'string' ? keepLines(children) : children}
    </Tag>
  );
}

/** Rows of widths in percent, alternating gaps and strokes. */
const CURRENT = [
  [3, 5, 4, 9, 3, 14, 2, 60],
  [0, 3, 6, 4, 3, 12, 2, 70],
  [5, 8, 2, 5, 4, 17, 2, 57],
];

/** Decorative lines without an image: broken on the left, continuous on the right. */
export const CurrentLines = () => (
  <div aria-hidden="true" style="padding-top:22px">
    {CURRENT.map((widths, row) => (
      <Layout key={String(widths)} style="margin-bottom:5px">
        <tr>
          {widths.map((width, index) => {
            const stroke = index % 2 === 1 ? `;background:${gradientStops[row]};border-radius:2px` : '';
            return (
              width > 0 && (
                <td width={`${width}%`} height="3" style={`height:3px;line-height:3px;font-size:0${stroke}`}>
                  {'\u00a0'}
                </td>
              )
            );
          })}
        </tr>
      </Layout>
    ))}
  </div>
);

/** `path` is the path of a file in the built site. */
export type Picture = Readonly<{ path: string; alt: string }>;

/** Pictures below each other without a gap, as wide as the text, with round corners around all of them. */
export const Pictures = ({ pictures }: { pictures: readonly Picture[] }) => (
  <div style="margin:4px 0 20px">
    {pictures.map(({ path, alt }, index) => {
      const [top, bottom] = [index === 0 ? '10px' : '0', index === pictures.length - 1 ? '10px' : '0'];
      const corners = `${top} ${top} ${bottom} ${bottom}`;
      const style = `display:block;width:100%;max-width:478px;height:auto;border:0;border-radius:${corners}`;
      return <img key={path} src={`cid:${path}`} width="478" alt={alt} style={style} />;
    })}
  </div>
);

export type Facts = readonly (readonly [label: string, value: string, href?: string])[];

export const FactsTable = ({ facts }: { facts: Facts }) => {
  const rule = `${lightColors('rule')};border-top-width:1px;border-top-style:solid;padding:10px 12px 10px 0`;
  return (
    <Layout style="margin:4px 0 0">
      {facts.map(([label, value, href]) => (
        <tr key={label}>
          <Text as="td" tone="muted" class="rule" size={15} valign="top" width="32%" style={rule}>
            {label}
          </Text>
          <Text as="td" class="rule" size={15} valign="top" style={`${rule};word-break:break-word`}>
            {href ? (
              <a href={href} {...toned('brand')}>
                {value}
              </a>
            ) : (
              value
            )}
          </Text>
        </tr>
      ))}
    </Layout>
  );
};

export type Card = Readonly<{
  label: string;
  title: string;
  text: string;
  points: readonly string[];
  why: string;
}>;

export const CardPanel = ({ isFirst, label, title, text, points, why }: Card & { isFirst: boolean }) => (
  <Layout style="margin:0 0 14px">
    <tr>
      <td {...toned(isFirst ? 'wash' : 'panel', 'border-radius:10px;padding:18px 20px')}>
        <Text tone="brand" font="mono" size={12} gap={4}>
          {label}
        </Text>
        <Text font="display" size={18} gap={6} style="line-height:1.3;font-weight:700">
          {title}
        </Text>
        <Text size={15} gap={10}>
          {text}
        </Text>
        <Text as="ul" tone="muted" size={14} style="padding:0 0 0 18px">
          {points.map((point) => (
            <li key={point} style="margin:0 0 3px">
              {nonBreaking(point)}
            </li>
          ))}
        </Text>
        <Text tone="brand" size={14} style="margin:10px 0 0">
          {why}
        </Text>
      </td>
    </tr>
  </Layout>
);

export type Badge = Readonly<{ label: string; tone: Role; note: string }>;
const BADGE = 'display:inline-block;padding:0 10px;margin-right:10px;border-radius:999px;font-weight:600';

export const BadgeLine = ({ label, tone, note }: Badge) => (
  <Text gap={16}>
    <span {...toned(tone, BADGE)}>{label}</span>
    {note}
  </Text>
);

export type Link = Readonly<{ label: string; href: string }>;
export type Action = Link & Readonly<{ terms?: string | undefined }>;
const BUTTON =
  'display:inline-block;padding:14px 24px;line-height:20px;font-weight:600;text-decoration:none;border-radius:6px';

export const ActionButton = ({ label, href, terms }: Action) => (
  <>
    <Layout width="auto" style="margin:24px 0 0">
      <tr>
        <td {...toned('button', 'border-radius:6px')}>
          <Text as="a" tone="button" href={href} style={BUTTON}>
            {label}
          </Text>
        </td>
      </tr>
    </Layout>
    {terms && (
      <Text tone="muted" size={14} style="margin:12px 0 0">
        {terms}
      </Text>
    )}
  </>
);
