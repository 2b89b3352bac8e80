import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { groupsByType, type CartItem } from '@alzette/shop-model';
import { GroupTitle } from '@alzette/ui';

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
