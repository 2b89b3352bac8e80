import { useCallback, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { UnsubmittedForm, useField, useHasShopForm, useShopForm, useShopFormErrors } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { numberValues, type CartItem, type FormValues, type NumberValues } from '@alzette/shop-model';
import { selectItems, selectTypedValues, type SharedState, valuesTyped } from '@alzette/shop-store';
import type { FindOpenLines } from './item-rules';

interface EnsureItemFormProps {
  readonly item: CartItem;
  readonly children: ReactNode;
}

/** The questions of one item: part of the form around it, or values alone on a page without a form. */
export function EnsureItemForm({ item, children }: EnsureItemFormProps) {
  return useHasShopForm() ? children : <UnsubmittedItemForm item={item}>{children}</UnsubmittedItemForm>;
}

function UnsubmittedItemForm({ item, children }: EnsureItemFormProps) {
  const dispatch = useDispatch();
  const { http, report } = useServices();
  const store = useStore<SharedState>();
  const findOpenLines = useRef<FindOpenLines>(undefined);
  const findErrors = useCallback(
    async (values: FormValues) => {
      try {
        const { findItemErrors: findItemErrors, openLinesOf } = await import(
          /* webpackChunkName: "item-rules" */ './item-rules'
        );
        findOpenLines.current ??= openLinesOf({ http, report });
        const items = selectItems(store.getState());
        return await findItemErrors(item, values, { items, findOpenLines: findOpenLines.current });
      } catch (error) {
        // Without the file of the rules the cart shows no error: the checkout checks again.
        report(error, { operation: 'rules of a line item' });
        return {};
      }
    },
    [item, http, report, store],
  );
  return (
    <UnsubmittedForm
      values={useSelector(selectTypedValues)}
      findErrors={findErrors}
      onValuesChange={(_values, changes) => dispatch(valuesTyped(changes))}
    >
      {children}
    </UnsubmittedForm>
  );
}

/**
 * One value of an item. The error summary names the item beside the question.
 *
 * @param errorValues values that the error messages may use
 */
export function useItemField(
  item: CartItem,
  name: string,
  messageId: string,
  errorValues?: Readonly<Record<string, string>>,
) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `${messageId}.label` as MessageId });
  const summaryLabel = formatMessage({ id: 'shop.line.question' }, { line: item.variant.name, label });
  return useField({ name, messageId, summaryLabel, errorValues });
}

/** Whether the form around an item shows an error of it. */
export function useHasItemErrors({ identifier }: CartItem): boolean {
  const errors = useShopFormErrors();
  return Object.keys(errors).some((name) => name.includes(`.${identifier}.`));
}

/** The values of the form about the number of a line. */
export function useNumberValues(item: CartItem): NumberValues {
  return numberValues(item, useShopForm().values);
}
