import type { ReactNode } from 'react';
import CheckIcon from '~icons/lucide/check';
import { optionLetter } from './keys.ts';

type ChoiceTileProps = {
  name: string;
  value: string;
  label: string;
  /** Index in the group, which determines the tile's letter. */
  index: number;
  isSingle: boolean;
  checked: boolean;
  isInvalid: boolean;
  /**
   * True if the maximum number of choices is reached. Further choices are ignored, and the counter shows the maximum.
   */
  isFull: boolean;
  onChoose: (value: string) => void;
  /** With a picture, the row becomes a tile of the grid. */
  picture: ReactNode;
};

/** Small on the narrowest screens, so that long words fit. */
const ROW_CLASS = 'gap-3 px-4 py-3 max-[24rem]:gap-2 max-[24rem]:px-3 max-[24rem]:text-small';
const CELL_CLASS = 'flex-col justify-center gap-2 px-1 sm:px-2 pt-5 pb-4 text-center text-small';
const KEY_CLASS = 'hidden shrink-0 place-items-center font-mono text-tiny pointer-fine:grid';
/** Narrow cells show only the letter, so that it does not cover the picture. */
const KEY_BOX_CLASS = {
  row: 'size-6 rounded-control border max-[24rem]:hidden!',
  cell: 'absolute top-2 start-2 sm:size-6 sm:rounded-control sm:border',
};

/** A native radio or checkbox with a large target. Arrow keys and screen readers work as usual. */
export function ChoiceTile(props: ChoiceTileProps) {
  const { name, value, label, index, isSingle, checked, isInvalid, isFull, onChoose, picture } = props;
  const stateClass = checked
    ? 'border-brand bg-brand-wash inset-ring-1 inset-ring-brand forced-colors:border-4 forced-colors:border-[Highlight]'
    : `bg-surface ${isInvalid ? 'border-danger' : 'border-control-line/50 pointer-fine:hover:border-ink'} ${isFull ? 'text-muted' : ''}`;
  return (
    <label className={`choice-tile ${picture ? CELL_CLASS : ROW_CLASS} ${stateClass}`}>
      <span
        aria-hidden="true"
        className={`${KEY_CLASS} ${KEY_BOX_CLASS[picture ? 'cell' : 'row']} ${checked ? 'border-brand text-brand' : 'border-line text-muted'}`}
      >
        {optionLetter(index)}
      </span>
      {picture}
      <span className={picture ? '' : 'grow'}>{label}</span>
      <span
        className={`grid shrink-0 [&>input]:[grid-area:1/1] [&>svg]:[grid-area:1/1] ${picture ? 'absolute top-1.5 end-1.5 sm:top-2 sm:end-2' : ''}`}
      >
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          checked={checked}
          onChange={() => onChoose(value)}
          aria-invalid={isInvalid || undefined}
          aria-keyshortcuts={optionLetter(index)}
          className={`choice-tick ${isSingle ? 'rounded-full' : 'rounded-control'}`}
        />
        {checked && (
          <CheckIcon
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none size-3.5 place-self-center text-brand-ink"
          />
        )}
      </span>
    </label>
  );
}
