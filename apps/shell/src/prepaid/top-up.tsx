import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { FormTextField, formSchema, ShopFormElement, ShopFormProvider, textThat, useShopForm } from '@alzette/forms';
import { formatShortMoney, useShopLocale } from '@alzette/i18n';
import { topUpAmountsQuery } from '@alzette/shop-client';
import { type Cents, type PrepaidProduct, topUpKeys } from '@alzette/shop-model';
import { selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { loadMobileRule, useQuery } from '@alzette/shop-widgets';
import { Button, Card, ChoiceTiles } from '@alzette/ui';
import { ReplaceCartDialog } from '../offers/replace-cart-dialog';
import { NoOffers, OffersFailed } from '../offers/offer-layout';
import { PrepaidChoice, useChoosePrepaid, useChosenProduct } from './prepaid-choice';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid-frame';
import styles from './top-up.module.css';

/** Tops up a prepaid card: the amount and the number (spec row M1). */
export function TopUpPage() {
  const amounts = useQuery(topUpAmountsQuery);
  if (amounts.status === 'ready' && amounts.value.length > 0) return <TopUp amounts={amounts.value} />;
  return (
    <PrepaidFrame page="top-up">
      {amounts.status === 'loading' && <PrepaidSkeleton page="top-up" />}
      {amounts.status === 'failed' && <OffersFailed onRetry={amounts.onRetry} />}
      {amounts.status === 'ready' && <NoOffers />}
    </PrepaidFrame>
  );
}

const formId = 'top-up';

// The library of the rule loads when a number is first checked.
const schema = formSchema({
  [topUpKeys.phoneNumber]: textThat('phone', async (number) => (await loadMobileRule())(number)),
});

/** The form of a top-up: amount, number and price. The number stays in the store for this session only. */
function TopUp({ amounts }: { readonly amounts: readonly PrepaidProduct[] }) {
  const { product, onChoose: onAmount } = useChosenProduct(amounts);
  const { isConfirming, onChoose, onReplace, onKeep } = useChoosePrepaid();
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
        {isConfirming && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
      </PrepaidChoice>
    </ShopFormProvider>
  );
}

/** Rendered outside of the form, in the price panel or the bar of a phone. */
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

interface AmountChoiceProps {
  readonly amounts: readonly PrepaidProduct[];
  /** Code of the chosen amount. */
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

function AmountChoice({ amounts, value, onChoose }: AmountChoiceProps) {
  return (
    <ChoiceTiles
      name="prepaid.amount"
      label={<FormattedMessage id="shell.prepaid.amount" />}
      tiles={amounts.map(({ code, amount }) => ({ value: code, title: <ShortAmount cents={amount} /> }))}
      arrangement="wrap"
      centred
      value={value}
      onChange={onChoose}
    />
  );
}

function ShortAmount({ cents }: { readonly cents: Cents }) {
  return (
    <span className={styles.amount} translate="no">
      {formatShortMoney(cents, useShopLocale())}
    </span>
  );
}
