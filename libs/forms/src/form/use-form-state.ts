import { useFormik, type FormikErrors } from 'formik';
import { useRef, useState, type RefObject } from 'react';
import type { FormValues } from '@alzette/shop-model';
import type { ErrorKey } from '../rules/error-key';
import { findErrors, type FormErrors, type FormSchema } from '../rules/form-schema';
import { byPosition } from './by-position';
import { nativeErrors } from './native-validity';
import { toFlat, toNested, type NestedValues } from './nested';
import { useAfterPress } from './use-after-press';

export interface FormStateOptions {
  readonly initialValues: FormValues;
  readonly schema: FormSchema;
  /** Called with every answer, once they are all right. While its promise is open the form is submitting. */
  readonly onSubmit: (values: FormValues) => void | Promise<void>;
  /** A submit goes on whatever was typed: for developers only. */
  readonly skipsChecks?: boolean | undefined;
}

/** A submit that found errors: how many there were before it, and the names, in the order they stand on the page. */
interface FailedSubmit {
  readonly attempt: number;
  readonly names: readonly string[];
}

/**
 * Formik with the shop's manners: an answer is looked at when the form is submitted, and when it is left not empty after
 * an edit; an error goes as soon as it no longer holds, and never comes while somebody types.
 */
export function useFormState(
  { initialValues, schema, onSubmit, skipsChecks = false }: FormStateOptions,
  element: RefObject<HTMLFormElement | null>,
) {
  const formik = useFormik<NestedValues>({
    initialValues: toNested(initialValues),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => onSubmit(now.current.values),
  });
  // Two changes in one event both build on what stands, not on what was drawn.
  const now = useRef({ values: initialValues, errors: {} as FormErrors, edited: new Set<string>(), submitting: false });
  const [failed, setFailed] = useState<FailedSubmit>({ attempt: 0, names: [] });
  const afterPress = useAfterPress();

  function show(errors: FormErrors) {
    now.current.errors = errors;
    formik.setErrors(toNested(errors) as FormikErrors<NestedValues>);
    setFailed(({ attempt, names }) => ({ attempt, names: names.filter((name) => name in errors) }));
  }

  function setValues(changes: FormValues) {
    const before = now.current.values;
    const after = { ...before, ...changes };
    now.current.values = after;
    Object.keys(changes).forEach((name) => now.current.edited.add(name));
    void formik.setValues(toNested(after), false);
    if (Object.keys(now.current.errors).length > 0) show(errorsThatStand(before, after, changes));
  }

  function errorsThatStand(before: FormValues, after: FormValues, changes: FormValues): FormErrors {
    const held = findErrors(schema, before);
    const holds = findErrors(schema, after);
    const cameFromElsewhere = (name: string) => !(name in held) && !(name in changes);
    const standing = Object.entries(now.current.errors).filter(([name]) => name in holds || cameFromElsewhere(name));
    return Object.fromEntries(standing.map(([name, key]) => [name, holds[name] ?? key]));
  }

  function findAll(): FormErrors {
    return { ...nativeErrors(element.current), ...findErrors(schema, now.current.values) };
  }

  function setError(name: string, key: ErrorKey | null) {
    const others = Object.fromEntries(Object.entries(now.current.errors).filter(([each]) => each !== name));
    show(key === null ? others : { ...others, [name]: key });
  }

  function leave(name: string) {
    const value = now.current.values[name];
    const isAnswered = typeof value === 'string' ? value.trim() !== '' : value === true;
    if (isAnswered && now.current.edited.has(name)) afterPress(() => setError(name, findAll()[name] ?? null));
  }

  async function submit() {
    if (now.current.submitting) return;
    const errors = skipsChecks ? {} : findAll();
    show(errors);
    const names = Object.keys(errors).sort(byPosition);
    if (names.length > 0) {
      setFailed(({ attempt }) => ({ attempt: attempt + 1, names }));
      return;
    }
    now.current.submitting = true;
    try {
      await formik.submitForm();
    } finally {
      now.current.submitting = false;
    }
  }

  return {
    failed,
    values: toFlat(formik.values),
    errors: toFlat(formik.errors) as FormErrors,
    isSubmitting: formik.isSubmitting,
    setValues,
    setError,
    leave,
    submit,
  };
}
