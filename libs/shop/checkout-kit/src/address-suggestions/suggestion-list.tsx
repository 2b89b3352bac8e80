import Combobox from '@github/combobox-nav';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StatusMessage, Untranslated } from '@alzette/ui';
import styles from './suggestion-list.module.css';

export interface Suggestion {
  readonly label: string;
  readonly detail?: string;
}

interface SuggestionListProps<Item extends Suggestion> {
  /** The text field below which the list opens. */
  readonly input: HTMLInputElement;
  /** Names the list. */
  readonly label: string;
  /** Read out when the list opens. */
  readonly announcement: string;
  /** Text below the suggestions. */
  readonly note: string;
  /** The list is closed while there are none. */
  readonly suggestions: readonly Item[];
  readonly onChoose: (suggestion: Item) => void;
  readonly onClose: () => void;
}

/** The list of an editable combobox: arrow keys move, Enter chooses, Escape and leaving the field close. Any other text stays possible. */
export function SuggestionList<Item extends Suggestion>({
  input,
  label,
  announcement,
  note,
  suggestions,
  onChoose,
  onClose,
}: SuggestionListProps<Item>) {
  const list = useCombobox(input, suggestions, { onChoose, onClose });
  return (
    <>
      <StatusMessage>{suggestions.length > 0 && announcement}</StatusMessage>
      <div className={styles.popup} hidden={suggestions.length === 0}>
        <ul ref={list} className={styles.list} role="listbox" aria-label={label}>
          {suggestions.map((suggestion) => (
            <li
              key={`${suggestion.label}\n${suggestion.detail}`}
              className={styles.option}
              role="option"
              aria-selected={false}
            >
              <Untranslated>
                {suggestion.label}
                {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
              </Untranslated>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </>
  );
}

/** Gives a field the role and the keys of a combobox (WAI-ARIA APG). @returns the ref of its list */
function useCombobox<Item>(
  input: HTMLInputElement,
  suggestions: readonly Item[],
  { onChoose, onClose }: { readonly onChoose: (suggestion: Item) => void; readonly onClose: () => void },
) {
  const list = useRef<HTMLUListElement>(null);
  const combobox = useRef<Combobox>(null);
  const isOpen = suggestions.length > 0;
  const handleClose = useEffectEvent(onClose);
  const handleCommit = useEffectEvent(({ target }: Event) => {
    const chosen = suggestions[[...(list.current?.children ?? [])].indexOf(target as Element)];
    if (chosen) onChoose(chosen);
  });

  useEffect(() => {
    if (!list.current) return undefined;
    const created = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    combobox.current = created;
    const listening = new AbortController();
    list.current.addEventListener('combobox-commit', (event) => handleCommit(event), listening);
    // A press must not take the focus from the field.
    list.current.addEventListener('mousedown', (event) => event.preventDefault(), listening);
    return () => {
      listening.abort();
      created.destroy();
    };
  }, [input]);

  useEffect(() => {
    if (!isOpen) return undefined;
    combobox.current?.start();
    const listening = new AbortController();
    input.addEventListener('blur', () => handleClose(), listening);
    input.addEventListener('keydown', (event) => closeOnEscape(event, () => handleClose()), listening);
    return () => {
      listening.abort();
      combobox.current?.stop();
    };
  }, [input, isOpen]);

  return list;
}

/** The key closes the list only, and not a dialog around the form. */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
