import { headerLinks } from '#content/shell/navigation.ts';

/** Label of the header's link to a path. */
export function headerLinkLabel(href: string): string {
  const link = headerLinks.find((headerLink) => headerLink.href === href);
  if (!link) throw new Error(`No link of the header leads to ${href}`);
  return link.label;
}
