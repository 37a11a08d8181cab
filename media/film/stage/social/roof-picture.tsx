import { roofColours } from '#content/palette.ts';
import { roofPicture } from '#drawing/roof-picture.ts';

export function RoofPicture({ width, height }: { width: number; height: number }) {
  const svg = roofPicture(width, height, roofColours);
  return (
    <img
      className="picture"
      alt=""
      width={width}
      height={height}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    />
  );
}
