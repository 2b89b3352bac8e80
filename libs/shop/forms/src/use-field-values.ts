import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FormValues } from '@alzette/shop-model';
import type { ErrorKey, FormErrors } from './rules';

export interface FieldValuesOptions {
  /** The values at the start. */
  readonly initialValues?: FormValues;
  /** The values, where they have another owner: `onChange` must then apply each change to them. */
  readonly values?: FormValues | undefined;
  /** The same object until a rule changes: another object starts a new validation. */
  readonly schema: unknown;
  readonly findErrors: (values: FormValues) => Promise<FormErrors>;
  /** Errors that the browser finds in the controls. */
  readonly nativeErrors?: () => FormErrors;
  /** Called for every change, with all values and the changed ones. */
  readonly onChange: (values: FormValues, changes: FormValues) => void;
}

/** The values after the last event. The next change and validation use them before the next render. */
export interface LatestValues {
  values: FormValues;
  /** All errors of the last validation. */
  errors: FormErrors;
  /** Errors that a server found. They hold until their value changes. */
  refused: FormErrors;
}

/** The errors that show. Validation has every error; the shopper sees those of values that lost focus or were submitted. */
interface RevealedErrors {
  readonly errors: FormErrors;
  /** Number of submits that failed. */
  readonly attempt: number;
  /** Number of errors that the last failed submit found. */
  readonly found: number;
  /** The errors that the last failed submit found and that remain, in the order of the page. */
  readonly summary: readonly string[];
}

export interface FieldValues extends RevealedErrors {
  readonly latest: Readonly<RefObject<Readonly<LatestValues>>>;
  validate(): Promise<FormErrors>;
  setValues(changes: FormValues): void;
  setError(name: string, key: ErrorKey | null): void;
  leave(name: string): void;
  /** Removes the errors that a server found: a submit requests a new check. */
  forgetRefused(): void;
  /** Shows every error of the last validation, after a submit; `summary` has their names in the order of the page. */
  revealAll(summary: readonly string[]): void;
}

/**
 * Values and the shop's rule for showing their errors (ADR 0026): an error shows after a submit, or when its field is left
 * not empty after an edit. It goes as soon as the value is right and does not come back while the shopper types.
 */
export function useFieldValues(options: FieldValuesOptions): FieldValues {
  const { initialValues = {}, values, schema, findErrors, nativeErrors, onChange } = options;
  const latest = useRef<LatestValues>({ values: values ?? initialValues, errors: {}, refused: {} });
  const edited = useRef(new Set<string>());
  const [revealed, setRevealed] = useState<RevealedErrors>({ errors: {}, attempt: 0, found: 0, summary: [] });
  const afterPress = useAfterPress();

  useEffect(() => {
    if (values) latest.current.values = values;
  }, [values]);

  async function validate(): Promise<FormErrors> {
    const now = latest.current;
    now.errors = { ...nativeErrors?.(), ...(await findErrors(now.values)), ...now.refused };
    return now.errors;
  }

  const validateAgain = useEffectEvent(() => {
    if (Object.keys(latest.current.errors).length > 0) void validate().then(hideCorrected);
  });
  // A new schema may have lost the rules behind errors that show.
  useEffect(() => validateAgain(), [schema]);

  function hideCorrected() {
    const { errors: remaining } = latest.current;
    setRevealed(({ errors, summary, ...last }) => ({
      ...last,
      errors: Object.fromEntries(Object.entries(remaining).filter(([name]) => name in errors)),
      summary: summary.filter((name) => name in remaining),
    }));
  }

  function setValues(changes: FormValues) {
    const now = latest.current;
    now.values = { ...now.values, ...changes };
    now.refused = without(now.refused, Object.keys(changes));
    Object.keys(changes).forEach((name) => edited.current.add(name));
    onChange(now.values, changes);
    // Typing changes nothing visible unless an error shows.
    if (Object.keys(revealed.errors).length > 0) void validate().then(hideCorrected);
  }

  function setError(name: string, key: ErrorKey | null) {
    const now = latest.current;
    now.refused = { ...without(now.refused, [name]), ...(key !== null && { [name]: key }) };
    setRevealed(({ errors, summary, ...last }) => ({
      ...last,
      errors: { ...without(errors, [name]), ...(key !== null && { [name]: key }) },
      summary: key === null ? summary.filter((each) => each !== name) : summary,
    }));
  }

  function forgetRefused() {
    latest.current.refused = {};
  }

  function leave(name: string) {
    const value = latest.current.values[name];
    const hasValue = value === true || (typeof value === 'string' && value !== '');
    if (!hasValue || !edited.current.has(name)) return;
    afterPress(() => {
      void validate().then(({ [name]: key }) => {
        if (key !== undefined) setRevealed((before) => ({ ...before, errors: { ...before.errors, [name]: key } }));
      });
    });
  }

  function revealAll(summary: readonly string[]) {
    setRevealed(({ attempt }) => ({
      errors: latest.current.errors,
      attempt: attempt + 1,
      found: summary.length,
      summary,
    }));
  }

  return { ...revealed, latest, validate, setValues, setError, forgetRefused, leave, revealAll };
}

function without(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/**
 * Runs work at once, or after the pointer that is down is up: an error that appears earlier would move the pressed button
 * away, and the press would be lost.
 */
function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const handleDown = () => void (isPressed.current = true);
    const handleUp = () => {
      isPressed.current = false;
      // The click follows its pointerup, before any timer.
      setTimeout(() => waiting.current.splice(0).forEach((work) => work()));
    };
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    window.addEventListener('pointerdown', handleDown, options);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, handleUp, options);
    return () => leaving.abort();
  }, []);

  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  }, []);
}
