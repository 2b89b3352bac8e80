import { useFormik, type FormikErrors } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormValues } from '@alzette/shop-model';
import { findField } from '@alzette/ui';
import { validateValues, type ErrorKey, type FormErrors, type FormSchema } from './rules';

export interface FormStateOptions {
  /** The answers at the start. The form keeps them from then on. */
  readonly initialValues?: FormValues;
  /** The answers themselves, where they have another owner: `onValuesChange` then has to bring each change into them. */
  readonly values?: FormValues;
  /** The same object until a rule changes: a new one makes the form validate again. */
  readonly schema: FormSchema;
  /** Called with every answer once all are right. While its promise is pending the form is submitting. */
  readonly onSubmit?: ((values: FormValues) => void | Promise<void>) | undefined;
  /** Called for every change, with all answers and the changed ones. */
  readonly onValuesChange?: ((values: FormValues, changes: FormValues) => void) | undefined;
  /** A submit goes on without validation: for developers only. */
  readonly skipsChecks?: boolean | undefined;
}

/** The errors that show. Validation knows every error; the shopper sees those of answers that were left or submitted. */
interface RevealedErrors {
  readonly errors: FormErrors;
  /** Number of submits that failed. */
  readonly attempt: number;
  /** The errors that the last failed submit found and that remain, in the order of the page. */
  readonly summary: readonly string[];
}

/**
 * Formik, with the shop's rule for showing its errors (ADR 0026): an error shows after a submit, or when its field is left
 * not empty after an edit. It goes as soon as the answer is right and does not come back while the shopper types.
 */
export function useFormState(
  options: FormStateOptions,
  element: RefObject<HTMLFormElement | null>,
  /** Completes answers before a submit is validated. */
  prepare: () => Promise<void>,
) {
  const { initialValues = {}, schema, onSubmit, onValuesChange, skipsChecks = false } = options;
  // Changes within one event build on each other, and validation sees them all.
  const latest = useRef({
    values: options.values ?? initialValues,
    errors: {} as FormErrors,
    /** Errors that a server found. They hold until their answer changes. */
    refused: {} as FormErrors,
    edited: new Set<string>(),
    isSubmitting: false,
    hasPassed: false,
    isHere: true,
  });
  const [revealed, setRevealed] = useState<RevealedErrors>({ errors: {}, attempt: 0, summary: [] });
  const [isSubmitting, setSubmitting] = useState(false);
  const afterPress = useAfterPress();

  // Guards ask the schema as well, so there is one way of asking it: `validateValues`, not Formik's `validationSchema`.
  async function validate(): Promise<FormikErrors<FormValues>> {
    const now = latest.current;
    const found = skipsChecks
      ? {}
      : { ...nativeErrors(element.current), ...(await validateValues(schema, now.values)), ...now.refused };
    now.errors = found;
    return found;
  }

  const formik = useFormik<FormValues>({
    initialValues: options.values ?? initialValues,
    validate,
    // Formik ends the submit only of a promise.
    onSubmit: async () => {
      const now = latest.current;
      now.hasPassed = true;
      // An asynchronous rule may answer after the shopper has left.
      if (now.isHere) await onSubmit?.(now.values);
    },
  });

  useEffect(() => {
    const now = latest.current;
    now.isHere = true;
    return () => {
      now.isHere = false;
    };
  }, []);

  useEffect(() => {
    if (options.values) latest.current.values = options.values;
  }, [options.values]);

  const { validateForm } = formik;
  // A new schema may have lost the rules behind errors that show.
  useEffect(() => {
    if (Object.keys(latest.current.errors).length > 0) void validateForm().then(hideCorrected);
  }, [schema, validateForm]);

  function hideCorrected() {
    const { errors: found } = latest.current;
    setRevealed(({ errors, attempt, summary }) => ({
      attempt,
      errors: Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)),
      summary: summary.filter((name) => name in found),
    }));
  }

  function setValues(changes: FormValues) {
    const now = latest.current;
    now.values = { ...now.values, ...changes };
    now.refused = without(now.refused, Object.keys(changes));
    Object.keys(changes).forEach((name) => now.edited.add(name));
    // Nothing that typing changes shows unless an error does.
    const showsErrors = Object.keys(revealed.errors).length > 0;
    void formik.setValues(now.values, showsErrors).then(showsErrors ? hideCorrected : undefined);
    onValuesChange?.(now.values, changes);
  }

  function setError(name: string, key: ErrorKey | null) {
    const now = latest.current;
    now.refused = { ...without(now.refused, [name]), ...(key !== null && { [name]: key }) };
    setRevealed(({ errors, summary, attempt }) => ({
      attempt,
      errors: { ...without(errors, [name]), ...(key !== null && { [name]: key }) },
      summary: key === null ? summary.filter((each) => each !== name) : summary,
    }));
  }

  function leave(name: string) {
    const value = latest.current.values[name];
    const isAnswered = value === true || (typeof value === 'string' && value !== '');
    if (!isAnswered || !latest.current.edited.has(name)) return;
    afterPress(() => {
      void formik.validateForm().then(() => {
        const key = latest.current.errors[name];
        if (key !== undefined) setRevealed((before) => ({ ...before, errors: { ...before.errors, [name]: key } }));
      });
    });
  }

  async function submit() {
    const now = latest.current;
    if (now.isSubmitting) return;
    now.isSubmitting = true;
    setSubmitting(true);
    now.hasPassed = false;
    now.refused = {};
    try {
      if (!skipsChecks) await prepare();
      if (!latest.current.isHere) return;
      await formik.submitForm();
      // `submitForm` calls the submit handler, which sets it.
      if (latest.current.hasPassed) return;
      const summary = Object.keys(now.errors).sort(byPosition);
      // At once, so that the summary has the focus before the shopper types on.
      flushSync(() => setRevealed(({ attempt }) => ({ errors: now.errors, attempt: attempt + 1, summary })));
    } finally {
      now.isSubmitting = false;
      setSubmitting(false);
    }
  }

  return {
    values: options.values ?? formik.values,
    ...revealed,
    isSubmitting,
    setValues,
    setError,
    leave,
    submit,
  };
}

function without(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Sorts field names by their position on the page; a field that is not on the page comes last. */
function byPosition(first: string, second: string): number {
  const [one, other] = [findField(first), findField(second)];
  if (!one || !other) return Number(one === null) - Number(other === null);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Errors that the browser finds in the named controls of a form (spec row N1), by name. */
function nativeErrors(form: HTMLFormElement | null): FormErrors {
  const controls = Array.from(form?.elements ?? []).filter(isNamedInput);
  const wrong = controls.filter((control) => control.willValidate && !control.validity.valid);
  return Object.fromEntries(wrong.map((control) => [control.name, keyOf(control.validity)]));
}

function keyOf(validity: ValidityState): ErrorKey {
  if (validity.valueMissing) return 'required';
  return validity.typeMismatch ? 'email' : 'pattern';
}

function isNamedInput(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.name !== '';
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
