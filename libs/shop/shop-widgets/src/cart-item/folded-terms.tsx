import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { costOfItem, instalmentsText, termLabel, totalOverTerm } from '@alzette/shop-model/terms';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Disclosure } from '@alzette/ui';
import { ItemTerms, type ItemTermsProps } from '../terms';

interface FoldedTermsProps extends ItemTermsProps {
  /** Unfolds below the terms. */
  readonly children?: ReactNode;
}

/** The terms of an item behind one line with term, instalments and total. Without a minimum term and instalments they are not folded. */
export function FoldedTerms({ item, addOns, children }: FoldedTermsProps) {
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const cost = costOfItem(item, addOns, useSelector(selectIsExistingCustomer));
  const total = cost && totalOverTerm(cost);
  const terms = (
    <>
      <ItemTerms item={item} addOns={addOns} />
      {children}
    </>
  );
  if (!cost || total === null) return terms;
  const { planMonths, instalments } = cost;
  const line = [
    planMonths !== null && termLabel(planMonths, locale),
    instalments.length > 0 && instalmentsText(instalments, locale),
    formatMessage({ id: 'shop.terms.total' }, { amount: formatMoney(total, locale) }),
  ];
  return (
    <Disclosure variant="line" summary={<span>{line.filter(Boolean).join(' · ')}</span>}>
      {terms}
    </Disclosure>
  );
}
