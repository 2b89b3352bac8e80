import { useCallback, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { UnsubmittedForm, useField, useHasShopForm, useShopForm, useShopFormErrors } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { numberValues, type CartItem, type FormValues, type NumberValues } from '@alzette/shop-model';
import { selectItems, selectTypedValues, type SharedState, valuesTyped } from '@alzette/shop-store';
import type { FindOpenLines } from './item-rules';

interface LineQuestionsProps {
  readonly item: CartItem;
  readonly children: ReactNode;
}

/** The questions of one line: part of the form around it, or values alone on a page that only asks. */
export function LineQuestions({ item, children }: LineQuestionsProps) {
  return useHasShopForm() ? children : <LineForm item={item}>{children}</LineForm>;
}

function LineForm({ item, children }: LineQuestionsProps) {
  const dispatch = useDispatch();
  const { http, report } = useServices();
  const store = useStore<SharedState>();
  const findOpenLines = useRef<FindOpenLines>(undefined);
  const findErrors = useCallback(
    async (values: FormValues) => {
      try {
        const { findLineErrors, openLinesOf } = await import(/* webpackChunkName: "item-rules" */ './item-rules');
        findOpenLines.current ??= openLinesOf({ http, report });
        const items = selectItems(store.getState());
        return await findLineErrors(item, values, { items, findOpenLines: findOpenLines.current });
      } catch (error) {
        // Without the file of the rules the cart shows no error: the checkout asks again.
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

/** One value of a line. The error summary names the line beside the question. */
export function useLineField(item: CartItem, name: string, messageId: string) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `${messageId}.label` as MessageId });
  const summaryLabel = formatMessage({ id: 'shop.line.question' }, { line: item.variant.name, label });
  return useField({ name, messageId, summaryLabel });
}

/** Whether the form around a line shows an error of it. */
export function useHasItemErrors({ identifier }: CartItem): boolean {
  const errors = useShopFormErrors();
  return Object.keys(errors).some((name) => name.includes(`.${identifier}.`));
}

/** The values of the form about the number of a line. */
export function useNumberValues(item: CartItem): NumberValues {
  return numberValues(item, useShopForm().values);
}
