import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { answersUnder, type StepProps } from '@alzette/checkout-kit';
import { ShopForm } from '@alzette/forms';
import { useBypass } from '@alzette/remote-react';
import type { FormValues } from '@alzette/shop-model';
import { selectValues, valuesTyped } from '@alzette/shop-store';
import { useFlowState } from '../flow/use-flow-state';
import { useTell } from '../flow/use-tell';
import { ConditionsCard } from './conditions-card';
import { NumberEnd } from './number-end';
import { numberSchema } from './number-schema';
import { StarterPackCards } from './starter-pack-cards';
import { TopUpCards } from './top-up-cards';
import { useMobileRule } from './use-mobile-rule';

/** Which number is topped up, or who gets the card; then the obligation to pay (spec rows M1, M2). */
export function NumberStep({ onComplete }: StepProps) {
  const { type } = useFlowState();
  const values = useSelector(selectValues);
  const dispatch = useDispatch();
  const tell = useTell();
  const bypass = useBypass();
  const isMobile = useMobileRule(values);
  const schema = useMemo(() => numberSchema(type, isMobile), [type, isMobile]);

  function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    tell('prepaid_checkout_contact_detail');
    onComplete();
  }

  return (
    <ShopForm
      initialValues={{
        ...answersUnder(values, 'contract.'),
        ...answersUnder(values, 'delivery.'),
        ...answersUnder(values, 'summary.'),
      }}
      schema={schema}
      skipsChecks={bypass.validation}
      onSubmit={handleSubmit}
      onValuesChange={(typed) => dispatch(valuesTyped(typed))}
    >
      {type === 'prepaid_top_up' ? <TopUpCards /> : <StarterPackCards />}
      <ConditionsCard />
      <NumberEnd />
    </ShopForm>
  );
}
