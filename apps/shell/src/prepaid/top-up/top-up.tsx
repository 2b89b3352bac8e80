import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { FormTextField, formSchema, ShopFormElement, ShopFormProvider, textThat, useShopForm } from '@alzette/forms';
import { topUpKeys, type PrepaidProduct } from '@alzette/shop-model';
import { selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { loadMobileRule } from '@alzette/shop-widgets';
import { Button, Card } from '@alzette/ui';
import { ReplaceCartDialog } from '../../offers/added/replace-cart-dialog';
import { PrepaidChoice } from '../choose/prepaid-choice';
import { useChoosePrepaid } from '../choose/use-choose-prepaid';
import { useChosenProduct } from '../choose/use-chosen-product';
import { AmountChoice } from './amount-choice';
import styles from './top-up.module.css';

const formId = 'top-up';

// The library of the rule loads when a number is first checked.
const schema = formSchema({
  [topUpKeys.phoneNumber]: textThat('phone', async (number) => (await loadMobileRule())(number)),
});

/** The form of a top-up: amount, number and price. The number stays in the store for this session only. */
export function TopUp({ amounts }: { readonly amounts: readonly PrepaidProduct[] }) {
  const { product, onChoose: onAmount } = useChosenProduct(amounts);
  const { isAsking, onChoose, onReplace, onKeep } = useChoosePrepaid();
  const dispatch = useDispatch();
  return (
    <ShopFormProvider
      values={useSelector(selectTypedValues)}
      schema={schema}
      onValuesChange={(_values, changes) => dispatch(valuesTyped(changes))}
      onSubmit={() => onChoose(product)}
    >
      <PrepaidChoice page="top-up" product={product} renderAction={(compact) => <ContinueButton compact={compact} />}>
        <ShopFormElement id={formId}>
          <Card>
            <div className={styles.form}>
              <AmountChoice amounts={amounts} value={product.code} onChoose={onAmount} />
              <FormTextField
                name={topUpKeys.phoneNumber}
                messageId="shell.prepaid.number"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                help={<FormattedMessage id="shell.prepaid.number.help" />}
                numeric
              />
            </div>
          </Card>
        </ShopFormElement>
        {isAsking && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
      </PrepaidChoice>
    </ShopFormProvider>
  );
}

/** Stands outside of the form, in the price panel or the bar of a phone. */
function ContinueButton({ compact }: { readonly compact: boolean }) {
  const { isSubmitting } = useShopForm();
  return (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      wide={!compact}
      compact={compact}
      busy={isSubmitting}
      busyLabel={<FormattedMessage id="shell.prepaid.topUp.checking" />}
    >
      <FormattedMessage id="common.continue" />
    </Button>
  );
}
