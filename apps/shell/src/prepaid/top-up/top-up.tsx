import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { topUpKeys, type PrepaidProduct } from '@alzette/shop-model';
import { Button, Card, ErrorSummary } from '@alzette/ui';
import { ReplaceCartDialog } from '../../offers/added/replace-cart-dialog';
import { PrepaidChoice } from '../choose/prepaid-choice';
import { useChoosePrepaid } from '../choose/use-choose-prepaid';
import { useChosenProduct } from '../choose/use-chosen-product';
import { AmountChoice } from './amount-choice';
import { NumberField } from './number-field';
import styles from './top-up.module.css';
import { useTopUpNumber } from './use-top-up-number';

const formId = 'top-up';

/** The form of a top-up, with what is due for it. */
export function TopUp({ amounts }: { readonly amounts: readonly PrepaidProduct[] }) {
  const { product, onChoose: onAmount } = useChosenProduct(amounts);
  const number = useTopUpNumber();
  const { isAsking, onChoose, onReplace, onKeep } = useChoosePrepaid();
  const { formatMessage } = useIntl();
  const problem = number.problem && formatMessage({ id: number.problem });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await number.check()) onChoose(product);
  }

  const renderAction = (compact: boolean) => (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      wide={!compact}
      compact={compact}
      busy={number.isChecking}
      busyLabel={<FormattedMessage id="shell.prepaid.topUp.checking" />}
    >
      <FormattedMessage id="common.continue" />
    </Button>
  );

  return (
    <PrepaidChoice page="top-up" product={product} renderAction={renderAction}>
      {problem && number.attempt > 0 && (
        <ErrorSummary
          title={formatMessage({ id: 'common.error-summary.title' }, { count: 1 })}
          errors={[{ fieldId: topUpKeys.phoneNumber, message: problem }]}
          attempt={number.attempt}
        />
      )}
      <Card>
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <AmountChoice amounts={amounts} value={product.code} onChoose={onAmount} />
          <NumberField value={number.value} error={problem} onChange={number.setValue} onBlur={number.onBlur} />
        </form>
      </Card>
      {isAsking && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </PrepaidChoice>
  );
}
