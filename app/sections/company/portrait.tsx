import { initialsOf, portraitPath } from '#content/landing/testimonials.ts';

type PortraitProps = { name: string; image?: string | undefined; alt: string; className: string };

/** A person, or their initials. */
export function Portrait({ name, image, alt, className }: PortraitProps) {
  if (!image)
    return (
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full bg-brand-wash font-display text-h3 text-brand"
      >
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      src={portraitPath(image)}
      width="400"
      height="500"
      loading="lazy"
      alt={alt}
      className={`h-auto rounded-card ${className}`}
    />
  );
}
