import { roofColors } from '#content/palette.ts';
import { type RoofView, roofPicture } from '#drawing/roof-picture.ts';

type RoofPictureProps = { width: number; height: number; view: RoofView; isVideo: boolean };

/** The picture of a post. A video has a play icon. */
export function RoofPicture({ width, height, view, isVideo }: RoofPictureProps) {
  const svg = roofPicture(width, height, roofColors, view);
  return (
    <div className="picture" style={{ width, height }}>
      <img alt="" width={width} height={height} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      {isVideo && (
        <svg className="play" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="48" />
          <path d="M40 30v40l32-20z" />
        </svg>
      )}
    </div>
  );
}
