import { initialsOf, portraitPath } from '#content/landing/testimonials.ts';

type PortraitProps = { name: string; image?: string | undefined; alt: string; className?: string };

/** A person's portrait, or their initials in the same frame. */
export function Portrait({ name, image, alt, className = '' }: PortraitProps) {
  if (!image)
    return <span aria-hidden="true" data-initials={initialsOf(name)} className={`portrait ${className}`} />;
  return (
    <img
      src={portraitPath(image)}
      width="400"
      height="500"
      loading="lazy"
      alt={alt}
      className={`portrait ${className}`}
    />
  );
}
