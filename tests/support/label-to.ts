import { headerLinks } from '#content/shell/navigation.ts';

/** What the header's link reads that leads there. */
export function labelTo(href: string): string {
  const link = headerLinks.find((one) => one.href === href);
  if (!link) throw new Error(`No link of the header leads to ${href}`);
  return link.label;
}
