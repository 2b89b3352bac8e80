import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import type { FormValues } from '@alzette/shop-model';
import { ErrorSummary, focusField, Stack, StatusMessage } from '@alzette/ui';
import type { ErrorKey, FormErrors } from './rules';
import { useFieldValues } from './use-field-values';
import { useFormState, type FormStateOptions } from './use-form-state';

/** The description of a field in its form, for the error summary. */
interface FieldDescription {
  readonly label: string;
  /** Prefix of the field's messages. */
  readonly messageId: string;
  /** Values that its error messages may use. */
  readonly errorValues: Readonly<Record<string, string | number>> | undefined;
}

export interface ShopFormApi {
  /** Every value, by form key. */
  readonly values: FormValues;
  /** The errors that show, by form key. */
  readonly errors: FormErrors;
  readonly isSubmitting: boolean;
  setValue(name: string, value: string | boolean): void;
  setValues(values: FormValues): void;
  /** Shows an error that a server found, until the value changes; null removes it. */
  setError(name: string, key: ErrorKey | null): void;
  /** Shows the error of a value that was edited and is not empty. Fields call it when they lose focus. */
  leave(name: string): void;
  submit(): Promise<void>;
}

interface ShopFormInternals extends ShopFormApi {
  describe(name: string, description: FieldDescription): () => void;
  /** Registers work of a field for the next submit. Returns how to unregister it. */
  beforeSubmit(work: () => Promise<void>): () => void;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The number of failed submits, the number of errors that the last one found, and those that remain of them. */
  readonly attempt: number;
  readonly found: number;
  readonly summary: readonly string[];
  readonly fields: ReadonlyMap<string, FieldDescription>;
}

const ShopFormContext = createContext<ShopFormInternals | null>(null);

/** The form around this component, with the descriptions of its fields. */
export function useShopFormInternals(): ShopFormInternals {
  const form = useContext(ShopFormContext);
  if (!form) throw new Error('A form field needs a ShopForm around it.');
  return form;
}

/** The form around this component. Throws outside a `ShopForm`. */
export function useShopForm(): ShopFormApi {
  return useShopFormInternals();
}

/**
 * Runs work of a field before a submit is validated, so that a submit completes an unfinished value, such
 * as a check by the server. `setError` in it makes the submit fail.
 */
export function useBeforeSubmit(work: () => Promise<void>): void {
  const { beforeSubmit } = useShopFormInternals();
  useEffect(() => beforeSubmit(work));
}

/** Whether a form is around this component. */
export function useHasShopForm(): boolean {
  return useContext(ShopFormContext) !== null;
}

/** The errors that show in the form around this component; none outside of a form. */
export function useShopFormErrors(): FormErrors {
  return useContext(ShopFormContext)?.errors ?? noErrors;
}

const noErrors: FormErrors = {};

interface ShopFormElementProps {
  /** Called when a submit found errors, with the names of the fields in the order of the page. */
  readonly onInvalid?: ((names: readonly string[]) => void) | undefined;
  readonly id?: string | undefined;
  /** False for a form in which only one field can be wrong: the focus on it is enough. */
  readonly hasSummary?: boolean | undefined;
  readonly children: ReactNode;
}

export type ShopFormProps = FormStateOptions & ShopFormElementProps;

/**
 * A form of the shop. A failed submit shows a summary on top with the number of wrong fields; focus and view move to the first of
 * them (spec row G3, ADR 0034). Its children stack.
 */
export function ShopForm({ onInvalid, id, hasSummary, children, ...options }: ShopFormProps) {
  return (
    <ShopFormProvider {...options}>
      <ShopFormElement onInvalid={onInvalid} id={id} hasSummary={hasSummary}>
        {children}
      </ShopFormElement>
    </ShopFormProvider>
  );
}

/**
 * The values of a form and their validation. Use it beside `ShopFormElement` where a button outside of the element
 * submits the form.
 */
export function ShopFormProvider({ children, ...options }: FormStateOptions & { readonly children: ReactNode }) {
  const element = useRef<HTMLFormElement>(null);
  const [preparations] = useState(() => new Set<() => Promise<void>>());
  const state = useFormState(options, element, async () => {
    await Promise.all([...preparations].map((work) => work()));
  });
  const beforeSubmit = (work: () => Promise<void>) => {
    preparations.add(work);
    return () => void preparations.delete(work);
  };
  return <FormContext {...{ state, element, beforeSubmit }}>{children}</FormContext>;
}

export interface UnsubmittedFormProps {
  /** Their owner applies each change of `onValuesChange` to them. */
  readonly values: FormValues;
  readonly onValuesChange: (values: FormValues, changes: FormValues) => void;
  /** The errors of the values, by form key. Called when a value is left; the same function until a rule changes. */
  readonly findErrors: (values: FormValues) => Promise<FormErrors>;
  readonly children: ReactNode;
}

/** Fields that are never submitted: their page loads neither Formik nor, until a value is left, the rules. */
export function UnsubmittedForm({ values, onValuesChange, findErrors, children }: UnsubmittedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const fieldValues = useFieldValues({ values, schema: findErrors, findErrors, onChange: onValuesChange });
  const state = { ...fieldValues, values, isSubmitting: false, submit: () => Promise.resolve() };
  return <FormContext {...{ state, element, beforeSubmit: () => ignore }}>{children}</FormContext>;
}

function ignore(): void {
  // Nothing waits for a submit.
}

type FormState = Omit<ShopFormInternals, 'setValue' | 'describe' | 'element' | 'fields' | 'beforeSubmit'>;

interface FormContextProps extends Pick<ShopFormInternals, 'element' | 'beforeSubmit'> {
  readonly state: FormState;
  readonly children: ReactNode;
}

function FormContext({ state, element, beforeSubmit, children }: FormContextProps) {
  const [fields] = useState(() => new Map<string, FieldDescription>());
  const form: ShopFormInternals = {
    ...state,
    element,
    fields,
    beforeSubmit,
    setValue: (name, value) => state.setValues({ [name]: value }),
    describe: (name, description) => {
      fields.set(name, description);
      return () => void fields.delete(name);
    },
  };
  return <ShopFormContext value={form}>{children}</ShopFormContext>;
}

/** The `<form>` of a `ShopFormProvider`, with its error summary. */
export function ShopFormElement({ onInvalid, id, hasSummary = true, children }: ShopFormElementProps) {
  const { element, attempt, summary, submit } = useShopFormInternals();
  useAfterFailure(attempt, summary, onInvalid);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  }

  return (
    <form ref={element} id={id} noValidate onSubmit={handleSubmit}>
      <Stack>
        {hasSummary && <FormErrorSummary />}
        {children}
      </Stack>
    </form>
  );
}

function useAfterFailure(attempt: number, names: readonly string[], onInvalid: ShopFormProps['onInvalid']) {
  const handled = useRef(0);
  useEffect(() => {
    const [first] = names;
    if (attempt === handled.current || first === undefined) return;
    handled.current = attempt;
    focusField(first);
    onInvalid?.(names);
  });
}

/** The errors that remain of a failed submit. Announces once how many it found, without later corrections. */
function FormErrorSummary() {
  const { found, summary: names, errors, fields } = useShopFormInternals();
  const { formatMessage } = useIntl();
  const errorMessage = useErrorMessages();
  const titleOf = (count: number) => formatMessage({ id: 'common.error-summary.title' }, { count });
  const lines = names.map((name) => {
    const field = fields.get(name);
    const message = errorMessage(field?.messageId ?? name, errors[name] ?? 'invalid', field?.errorValues);
    const line = field ? formatMessage({ id: 'common.error-line' }, { label: field.label, message }) : message;
    return { fieldId: name, message: line };
  });
  return (
    <>
      <StatusMessage>{lines.length > 0 && titleOf(found)}</StatusMessage>
      {lines.length > 0 && <ErrorSummary title={titleOf(lines.length)} errors={lines} />}
    </>
  );
}

/**
 * Turns an error key into its message: `<messageId>.error.<key>` of the field, or the shared `common.error.<key>` where
 * the field has none.
 */
export function useErrorMessages(): (
  messageId: string,
  key: ErrorKey,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const intl = useIntl();
  return (messageId, key, values) => intl.formatMessage({ id: findMessage(intl, messageId, key) }, values);
}

function findMessage({ messages }: IntlShape, messageId: string, key: ErrorKey): MessageId {
  const ids = [`${messageId}.error.${key}`, `common.error.${key}`] as MessageId[];
  return ids.find((id) => id in messages) ?? 'common.error.invalid';
}
