import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatMoney, PhoneLink, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { addressLines } from '@alzette/shop-model';
import { Amount, focusField, Note } from '@alzette/ui';
import type { CartProblem } from './find-problems';

const elementId = 'cart-problems';

/** The reasons why the cart cannot be ordered, and the next actions. Gets the focus, as the first wrong field does (ADR 0034). */
export function CartProblems({ problems }: { readonly problems: readonly CartProblem[] }) {
  const id = useId();
  useEffect(() => focusField(elementId), [problems]);
  return (
    <div id={elementId} tabIndex={-1} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <Note tone="error" title={<FormattedMessage id="cart.problems.title" />} titleId={`${id}-title`}>
        <div id={`${id}-text`}>
          {problems.map((problem) => (
            <p key={problem.kind === 'limit' ? problem.limit : problem.item.identifier}>
              {problem.kind === 'limit' ? (
                <LimitText problem={problem} />
              ) : (
                <FormattedMessage
                  id={`cart.problems.${problem.kind}`}
                  values={{
                    name: problem.item.variant.name,
                    address: 'address' in problem && addressLines(problem.address).join(', '),
                  }}
                />
              )}
            </p>
          ))}
        </div>
      </Note>
    </div>
  );
}

type LimitProblem = Extract<CartProblem, { readonly kind: 'limit' }>;

/** The limit, the amount in the cart, the amount that earlier orders leave, and the next action. */
function LimitText({ problem: { limit, own, max, left } }: { readonly problem: LimitProblem }) {
  const locale = useShopLocale();
  const { support } = useSettings();
  const amount = (cents: number) => <Amount>{formatMoney(cents, locale)}</Amount>;
  const values = {
    kind: limit,
    own,
    max,
    left,
    ownAmount: amount(own),
    maxAmount: amount(max),
    leftAmount: amount(left),
  };
  return (
    <>
      <FormattedMessage id="cart.problems.limit" values={values} />{' '}
      {left < max && (
        <>
          <FormattedMessage id="cart.problems.left" values={values} />{' '}
        </>
      )}
      <FormattedMessage id="cart.problems.less" values={{ phone: <PhoneLink number={support.phone} /> }} />
    </>
  );
}
