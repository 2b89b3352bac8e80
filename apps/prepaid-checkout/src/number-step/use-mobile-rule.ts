import { useEffect, useState } from 'react';
import { textOf } from '@alzette/checkout-kit';
import { topUpKeys, type FormValues } from '@alzette/shop-model';
import { hasMobileShape, loadMobileRule, type MobileRule } from '@alzette/shop-widgets';

/** The shape of a number at first; the full rule, whose library loads once a number is typed, from then on. */
export function useMobileRule(values: FormValues): MobileRule {
  const [rule, setRule] = useState<MobileRule>(() => hasMobileShape);
  const isTyped = textOf(values, topUpKeys.phoneNumber) !== '';

  useEffect(() => {
    let left = false;
    if (isTyped) void loadMobileRule().then((loaded) => !left && setRule(() => loaded));
    return () => {
      left = true;
    };
  }, [isTyped]);

  return rule;
}
