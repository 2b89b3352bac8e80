import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import choice from './choice.module.css';
import styles from './choice-tiles.module.css';
import { FieldSet } from './field';
import { useFieldIds, type FieldProps } from './field-props';

export interface ChoiceTile {
  readonly value: string;
  readonly title: ReactNode;
  /** A short second line. */
  readonly text?: ReactNode;
  /** At the end of the tile: its price. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceTilesProps extends FieldProps {
  readonly tiles: readonly ChoiceTile[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `row` side by side (one under the other on a phone), `keep-row` side by side everywhere, `wrap` as many as fit, `rows` never. */
  readonly arrangement?: 'row' | 'keep-row' | 'wrap' | 'rows' | undefined;
  /** Centred text and no visible circle, for very short choices. */
  readonly centred?: boolean | undefined;
}

/** A choice of one among a few options. A selection changes tint and an inset line, so the layout does not move. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { name, id, label, help, error, optional, required, disabled, tiles, arrangement = 'row', onBlur } = props;
  const ids = useFieldIds({ name, id, help, error });

  function handleBlur(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <FieldSet
      role="radiogroup"
      ids={ids}
      label={label}
      help={help}
      error={error}
      optional={optional}
      disabled={disabled}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      onBlur={handleBlur}
    >
      <div
        className={classNames(
          styles.tiles,
          arrangement === 'rows' && styles.rows,
          arrangement === 'keep-row' && styles.keepRow,
          arrangement === 'wrap' && styles.wrap,
          Boolean(error) && styles.invalid,
        )}
      >
        {tiles.map((tile) => (
          <Tile key={tile.value} tile={tile} {...props} id={ids.id} />
        ))}
      </div>
    </FieldSet>
  );
}

function Tile({ tile, name, id = name, value, centred, onChange }: ChoiceTilesProps & { readonly tile: ChoiceTile }) {
  return (
    <label className={classNames(styles.tile, centred && styles.centred)}>
      <input
        type="radio"
        className={choice.radio}
        id={`${id}.${tile.value}`}
        name={name}
        value={tile.value}
        checked={value === tile.value}
        disabled={tile.disabled}
        onChange={() => onChange(tile.value)}
      />
      <span className={classNames(styles.text, centred && styles.strong)}>
        <span className={styles.title}>{tile.title}</span>
        {tile.text && <small>{tile.text}</small>}
      </span>
      {tile.end && <span className={styles.end}>{tile.end}</span>}
    </label>
  );
}
