import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import { type CartItem, groupsByType } from '@alzette/shop-model';
import { EmptyState, GroupTitle, LinkButton, SecurePayment } from '@alzette/ui';

interface LineGroupsProps {
  readonly items: readonly CartItem[];
  readonly renderLine: (item: CartItem, titleLevel: 2 | 3) => ReactNode;
}

/** Lines by type, for a `Stack`; the types are named only where there is more than one (spec row E7). */
export function LineGroups({ items, renderLine }: LineGroupsProps) {
  const groups = groupsByType(items);
  const [only] = groups;
  if (only && groups.length === 1) return <>{only.items.map((item) => renderLine(item, 2))}</>;
  return (
    <>
      {groups.map((group) => (
        <Fragment key={group.type}>
          <GroupTitle>
            <FormattedMessage id={`shop.group.${group.type}`} />
          </GroupTitle>
          {group.items.map((item) => renderLine(item, 3))}
        </Fragment>
      ))}
    </>
  );
}

/** The drawn empty cart, with a way on (spec row E7). */
export function EmptyCart() {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const offers = pathFor('home', locale, paths);
  return (
    <EmptyState
      title={<FormattedMessage id="shop.empty.title" />}
      text={<FormattedMessage id="shop.empty.text" />}
      action={
        <LinkButton
          variant="primary"
          href={offers}
          onClick={(event) => {
            event.preventDefault();
            navigate(offers);
          }}
        >
          <FormattedMessage id="shop.empty.action" />
        </LinkButton>
      }
    />
  );
}

const assurances = ['return', 'delivery', 'service', 'price'] as const;

/** Card marks and reassurances of the operator (spec row A7). */
export function SecurePaymentBlock() {
  const { cardMarks, support } = useSettings();
  return (
    <SecurePayment
      title={<FormattedMessage id="common.secure-payment.title" />}
      marks={cardMarks}
      assurances={assurances.map((icon) => ({
        icon,
        title: <FormattedMessage id={`common.secure-payment.${icon}.title`} />,
        text: (
          <FormattedMessage
            id={`common.secure-payment.${icon}.text`}
            values={{ from: support.opensAt, to: support.closesAt }}
          />
        ),
      }))}
    />
  );
}
