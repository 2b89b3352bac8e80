import { createContext, useContext } from 'react';
import type { FormValues } from '@alzette/shop-model';
import type { ErrorKey } from '../rules/error-key';
import type { FormErrors } from '../rules/form-schema';

/** How a field makes itself known to its form. */
export interface FieldDescription {
  readonly label: string;
  /** Where the field's own error messages begin. */
  readonly messageId: string;
  /** Values that its error messages may use. */
  readonly errorValues: Readonly<Record<string, string | number>> | undefined;
}

export interface ShopFormApi {
  /** Every answer under its dotted key. */
  readonly values: FormValues;
  /** The errors that show, by dotted key. */
  readonly errors: FormErrors;
  readonly isSubmitting: boolean;
  setValue(name: string, value: string | boolean): void;
  setValues(values: FormValues): void;
  /** Shows an error found elsewhere (by a server); null takes it away. It also goes as soon as the answer changes. */
  setError(name: string, key: ErrorKey | null): void;
  /** Looks at one answer after an edit that left it not empty. Fields call it when they lose focus. */
  leave(name: string): void;
  submit(): Promise<void>;
}

export interface ShopFormInternals extends ShopFormApi {
  describe(name: string, description: FieldDescription): () => void;
}

export const ShopFormContext = createContext<ShopFormInternals | null>(null);

export function useShopFormInternals(): ShopFormInternals {
  const form = useContext(ShopFormContext);
  if (!form) throw new Error('A form field needs a ShopForm around it.');
  return form;
}

/** The form around this component. Throws outside a `ShopForm`. */
export function useShopForm(): ShopFormApi {
  return useShopFormInternals();
}
