import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type FormSchema, ShopFormProvider } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import type { CartItem } from '@alzette/shop-model';
import { selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { itemSchema, openLinesOf } from './item-rules';

interface ItemFormProps {
  readonly items: readonly CartItem[];
  /** Called once every item has its values; a form that is never submitted has none. While its promise is pending the form is submitting. */
  readonly onComplete?: (() => void | Promise<void>) | undefined;
  readonly skipsChecks?: boolean | undefined;
  /** The rules of more questions in the form. */
  readonly moreRules?: FormSchema | undefined;
  readonly children: ReactNode;
}

/** The questions of these items as one form. The store owns the values. Numbers are checked by the full rule, which loads then. */
export function ItemForm({ items, onComplete, skipsChecks, moreRules, children }: ItemFormProps) {
  const dispatch = useDispatch();
  const { http, report } = useServices();
  const findOpenLines = useMemo(() => openLinesOf({ http, report }), [http, report]);
  const schema = useMemo(() => {
    const rules = itemSchema(items, { findOpenLines });
    return moreRules ? rules.concat(moreRules) : rules;
  }, [items, findOpenLines, moreRules]);
  return (
    <ShopFormProvider
      values={useSelector(selectTypedValues)}
      schema={schema}
      skipsChecks={skipsChecks}
      onSubmit={onComplete}
      onValuesChange={(_values, changes) => dispatch(valuesTyped(changes))}
    >
      {children}
    </ShopFormProvider>
  );
}
