import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FormValues } from '@alzette/shop-model';
import { scrollToField, Stack } from '@alzette/ui';
import { FormErrorSummary } from './form-error-summary';
import { ShopFormContext, type FieldDescription, type ShopFormInternals } from './form-context';
import { useFormState, type FormStateOptions } from './use-form-state';

export interface ShopFormProps extends FormStateOptions {
  /** Called after every change with every answer: the place to keep them. */
  readonly onValuesChange?: ((values: FormValues) => void) | undefined;
  /** Called when a submit found errors, with the names of the fields in the order of the page. */
  readonly onInvalid?: ((names: readonly string[]) => void) | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form of the shop. A submit that fails puts a summary on top, which takes focus, and scrolls to the first wrong field
 * (spec row G3). Cards inside stand under one another.
 */
export function ShopForm({ onValuesChange, onInvalid, id, children, ...options }: ShopFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const state = useFormState(options, element);
  const [fields] = useState(() => new Map<string, FieldDescription>());
  const form = { ...state, setValue, describe } satisfies ShopFormInternals;

  function setValue(name: string, value: string | boolean) {
    state.setValues({ [name]: value });
  }

  function describe(name: string, description: FieldDescription) {
    fields.set(name, description);
    return () => void fields.delete(name);
  }

  useAfterChange(state.values, onValuesChange);
  useAfterFailure(state.failed, onInvalid);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    void state.submit();
  }

  return (
    <ShopFormContext value={form}>
      <form ref={element} id={id} noValidate onSubmit={handleSubmit}>
        <Stack>
          <FormErrorSummary
            attempt={state.failed.attempt}
            names={state.failed.names}
            errors={state.errors}
            fields={fields}
          />
          {children}
        </Stack>
      </form>
    </ShopFormContext>
  );
}

function useAfterChange(values: FormValues, onValuesChange: ShopFormProps['onValuesChange']) {
  const told = useRef(JSON.stringify(values));
  useEffect(() => {
    const text = JSON.stringify(values);
    if (text === told.current) return;
    told.current = text;
    onValuesChange?.(values);
  });
}

function useAfterFailure(
  { attempt, names }: { attempt: number; names: readonly string[] },
  onInvalid: ShopFormProps['onInvalid'],
) {
  const answered = useRef(0);
  useEffect(() => {
    const [first] = names;
    if (attempt === answered.current || first === undefined) return;
    answered.current = attempt;
    scrollToField(first);
    onInvalid?.(names);
  });
}
