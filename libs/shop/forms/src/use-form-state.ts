import { useFormik } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormValues } from '@alzette/shop-model';
import { findField } from '@alzette/ui';
import { validateValues, type ErrorKey, type FormErrors, type FormSchema } from './rules';
import { useFieldValues } from './use-field-values';

export interface FormStateOptions {
  /** The values at the start. The form keeps them from then on. */
  readonly initialValues?: FormValues;
  /** The values, where they have another owner: `onValuesChange` must then apply each change to them. */
  readonly values?: FormValues;
  /** The same object until a rule changes: a new one makes the form validate again. */
  readonly schema: FormSchema;
  /** Called with every value once all are right. While its promise is pending the form is submitting. */
  readonly onSubmit?: ((values: FormValues) => void | Promise<void>) | undefined;
  /** Called for every change, with all values and the changed ones. */
  readonly onValuesChange?: ((values: FormValues, changes: FormValues) => void) | undefined;
  /** A submit skips validation: for developers only. */
  readonly skipsChecks?: boolean | undefined;
}

/** Formik around the values, which it validates and submits (ADR 0026). */
export function useFormState(
  options: FormStateOptions,
  element: RefObject<HTMLFormElement | null>,
  /** Completes values before a submit is validated. */
  prepare: () => Promise<void>,
) {
  const { initialValues = {}, values, schema, onSubmit, onValuesChange, skipsChecks = false } = options;
  const { latest, validate, forgetRefused, revealAll, ...fieldValues } = useFieldValues({
    initialValues,
    values,
    schema,
    // Guards use the schema too, so both validate with `validateValues`, not with Formik's `validationSchema`.
    findErrors: (now) => (skipsChecks ? Promise.resolve({}) : validateValues(schema, now)),
    nativeErrors: () => (skipsChecks ? {} : nativeErrors(element.current)),
    onChange: (now, changes) => {
      void formik.setValues(now, false);
      onValuesChange?.(now, changes);
    },
  });
  const submission = useRef({ isRunning: false, hasPassed: false, isHere: true });
  const [isSubmitting, setSubmitting] = useState(false);

  const formik = useFormik<FormValues>({
    initialValues: values ?? initialValues,
    validate: () => (skipsChecks ? {} : validate()),
    // Formik ends a submit only when the handler returns a promise.
    onSubmit: async () => {
      const now = submission.current;
      now.hasPassed = true;
      // An asynchronous rule may respond after the shopper has left.
      if (now.isHere) await onSubmit?.(latest.current.values);
    },
  });

  useEffect(() => {
    const now = submission.current;
    now.isHere = true;
    return () => {
      now.isHere = false;
    };
  }, []);

  async function submit() {
    const now = submission.current;
    if (now.isRunning) return;
    now.isRunning = true;
    setSubmitting(true);
    now.hasPassed = false;
    forgetRefused();
    try {
      if (!skipsChecks) await prepare();
      if (!submission.current.isHere) return;
      await formik.submitForm();
      // `submitForm` calls the submit handler, which sets it.
      if (submission.current.hasPassed) return;
      const summary = Object.keys(latest.current.errors).sort(byPosition);
      // Rendered at once, so that the summary has the focus before the shopper continues to type.
      flushSync(() => revealAll(summary));
    } finally {
      now.isRunning = false;
      setSubmitting(false);
    }
  }

  return { ...fieldValues, values: values ?? formik.values, isSubmitting, submit };
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
