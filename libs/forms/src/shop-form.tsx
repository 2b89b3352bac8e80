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
import type { FormValues } from '@alzette/shop-model';
import { ErrorSummary, scrollToField, Stack } from '@alzette/ui';
import type { ErrorKey, FormErrors } from './form-schema';
import { useFormState, type FormStateOptions } from './use-form-state';

/** What a field tells its form about itself, for the error summary. */
export interface FieldDescription {
  readonly label: string;
  /** Prefix of the field's messages. */
  readonly messageId: string;
  /** Values that its error messages may use. */
  readonly errorValues: Readonly<Record<string, string | number>> | undefined;
}

export interface ShopFormApi {
  /** Every answer, by form key. */
  readonly values: FormValues;
  /** The errors that show, by form key. */
  readonly errors: FormErrors;
  readonly isSubmitting: boolean;
  setValue(name: string, value: string | boolean): void;
  setValues(values: FormValues): void;
  /** Shows an error that a server found, until the answer changes; null removes it. */
  setError(name: string, key: ErrorKey | null): void;
  /** Shows the error of an answer that was edited and is not empty. Fields call it when they lose focus. */
  leave(name: string): void;
  submit(): Promise<void>;
}

export interface ShopFormInternals extends ShopFormApi {
  describe(name: string, description: FieldDescription): () => void;
}

const ShopFormContext = createContext<ShopFormInternals | null>(null);

export function useShopFormInternals(): ShopFormInternals {
  const form = useContext(ShopFormContext);
  if (!form) throw new Error('A form field needs a ShopForm around it.');
  return form;
}

/** The form around this component. Throws outside a `ShopForm`. */
export function useShopForm(): ShopFormApi {
  return useShopFormInternals();
}

export interface ShopFormProps extends FormStateOptions {
  /** Called when a submit found errors, with the names of the fields in the order of the page. */
  readonly onInvalid?: ((names: readonly string[]) => void) | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form of the shop. A failed submit puts a summary on top, which takes focus, and scrolls to the first wrong field
 * (spec row G3). Its children stack.
 */
export function ShopForm({ onInvalid, id, children, ...options }: ShopFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, attempt, summary, fields } = useShopFormState(options, element);
  useAfterFailure(attempt, summary, onInvalid);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  }

  return (
    <ShopFormContext value={form}>
      <form ref={element} id={id} noValidate onSubmit={handleSubmit}>
        <Stack>
          <FormErrorSummary attempt={attempt} names={summary} errors={form.errors} fields={fields} />
          {children}
        </Stack>
      </form>
    </ShopFormContext>
  );
}

/** Fields that are validated as in a `ShopForm` but never submitted. */
export function ShopFormFields({ children, ...options }: FormStateOptions & { readonly children: ReactNode }) {
  const { form } = useShopFormState(options, noElement);
  return <ShopFormContext value={form}>{children}</ShopFormContext>;
}

const noElement = { current: null };

function useShopFormState(options: FormStateOptions, element: RefObject<HTMLFormElement | null>) {
  const { attempt, summary, ...state } = useFormState(options, element);
  const [fields] = useState(() => new Map<string, FieldDescription>());
  const form = {
    ...state,
    setValue: (name: string, value: string | boolean) => state.setValues({ [name]: value }),
    describe: (name: string, description: FieldDescription) => {
      fields.set(name, description);
      return () => void fields.delete(name);
    },
  } satisfies ShopFormInternals;
  return { form, attempt, summary, fields };
}

function useAfterFailure(attempt: number, names: readonly string[], onInvalid: ShopFormProps['onInvalid']) {
  const handled = useRef(0);
  useEffect(() => {
    const [first] = names;
    if (attempt === handled.current || first === undefined) return;
    handled.current = attempt;
    scrollToField(first);
    onInvalid?.(names);
  });
}

interface FormErrorSummaryProps {
  readonly attempt: number;
  readonly names: readonly string[];
  readonly errors: FormErrors;
  readonly fields: ReadonlyMap<string, FieldDescription>;
}

function FormErrorSummary({ attempt, names, errors, fields }: FormErrorSummaryProps) {
  const { formatMessage } = useIntl();
  const errorMessage = useErrorMessages();
  if (names.length === 0) return null;

  const lines = names.map((name) => {
    const field = fields.get(name);
    const message = errorMessage(field?.messageId ?? name, errors[name] ?? 'invalid', field?.errorValues);
    const line = field ? formatMessage({ id: 'common.error-line' }, { label: field.label, message }) : message;
    return { fieldId: name, message: line };
  });
  const title = formatMessage({ id: 'common.error-summary.title' }, { count: lines.length });
  return <ErrorSummary title={title} errors={lines} attempt={attempt} />;
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

function findMessage({ messages }: IntlShape, messageId: string, key: ErrorKey): string {
  const ids = [`${messageId}.error.${key}`, `common.error.${key}`];
  return ids.find((id) => id in messages) ?? 'common.error.invalid';
}
