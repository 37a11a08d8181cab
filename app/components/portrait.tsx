import { portraitPath } from '#content/landing/testimonials.ts';

/** A photo of a person, or a picture of what their company does. */
export function Portrait({ image, alt, className = '' }: { image: string; alt: string; className?: string }) {
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
