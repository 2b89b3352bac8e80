import type { ReactNode } from 'react';
import { useFieldScope } from './field-scope';

/** Props of every field. `name` is the form key, and the id unless `id` is set. */
export interface FieldProps {
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** The error text; empty while the field is valid. */
  readonly error?: ReactNode;
  /** The word that marks a field which may stay empty. */
  readonly optional?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
}

export interface FieldIds {
  readonly id: string;
  readonly helpId: string | undefined;
  readonly errorId: string | undefined;
  /** For `aria-describedby`: the error first, because the shopper returned to the field for it. */
  readonly describedBy: string | undefined;
}

/** The ids of a field and its descriptions, distinct from those of fields with the same name in other parts of the page. */
export function useFieldIds({
  name,
  id = name,
  help,
  error,
}: Pick<FieldProps, 'name' | 'id' | 'help' | 'error'>): FieldIds {
  const own = `${useFieldScope()}${id}`;
  const helpId = help ? `${own}-help` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  return { id: own, helpId, errorId, describedBy };
}
