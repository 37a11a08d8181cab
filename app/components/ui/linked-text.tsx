import { NonBreaking } from './non-breaking.tsx';

export type TextLink = Readonly<{ words: string; href: string }>;

type LinkedTextProps = {
  children: string;
  /** Words that become a link if the text contains them. */
  link: TextLink | undefined;
};

export function LinkedText({ children, link }: LinkedTextProps) {
  const start = link ? children.indexOf(link.words) : -1;
  if (!link || start < 0) return <NonBreaking>{children}</NonBreaking>;
  return (
    <>
      {children.slice(0, start)}
      <a href={link.href} className="link-line hover:text-brand">
        {link.words}
      </a>
      <NonBreaking>{children.slice(start + link.words.length)}</NonBreaking>
    </>
  );
}
