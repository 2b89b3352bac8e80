import { useRef, useState, type DragEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { DeleteIcon, DocumentIcon, UploadIcon } from '../icon/icons';
import { Field } from './field';
import { useFieldIds, type FieldProps } from './field-props';
import styles from './file-field.module.css';

export interface FileFieldProps extends FieldProps {
  /** Endings that the file chooser offers: `.pdf,.png`. */
  readonly accept: string;
  /** Name of the chosen file, as it is shown; null without a file. */
  readonly fileName: string | null;
  /** On the button: `Choose a file`, and once there is one, `Choose another file`. */
  readonly chooseLabel: string;
  /** Beside the button on devices with a mouse: `or drop it here`. */
  readonly dropLabel: string;
  readonly removeLabel: string;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** One file, chosen or dropped. The form validates it: this field refuses nothing. */
export function FileField(props: FileFieldProps) {
  const { name, id, label, help, error, optional, required, disabled, accept, fileName, chooseLabel, dropLabel } =
    props;
  const { removeLabel, onFile, onRemove, onBlur } = props;
  const ids = useFieldIds({ name, id, help, error });
  const nameId = `${ids.id}-name`;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) onFile(file);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  function handleDragOver(event: DragEvent) {
    // Without this the browser would leave the page and open the file.
    event.preventDefault();
    setOver(true);
  }

  function handleRemove() {
    onRemove();
    // The button disappears with the file: focus stays in this field.
    input.current?.focus();
  }

  return (
    <Field ids={ids} label={label} help={help} error={error} optional={optional}>
      <div
        className={classNames(styles.area, isOver && styles.over)}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          type="file"
          id={ids.id}
          name={name}
          className={styles.input}
          accept={accept}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={[fileName && nameId, ids.describedBy].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again, after it was changed or removed.
            event.target.value = '';
          }}
          onBlur={onBlur && (() => onBlur())}
        />
        {fileName === null ? <UploadIcon /> : <DocumentIcon />}
        <span className={styles.text}>
          <span id={nameId} className={styles.name} aria-live="polite">
            {fileName}
          </span>
          <span aria-hidden>
            <span className={styles.choose}>{chooseLabel}</span>
            {fileName === null && <span className={styles.drop}> {dropLabel}</span>}
          </span>
        </span>
        {fileName !== null && (
          <IconButton
            className={styles.remove}
            label={removeLabel}
            icon={<DeleteIcon size={20} />}
            onClick={handleRemove}
          />
        )}
      </div>
    </Field>
  );
}
