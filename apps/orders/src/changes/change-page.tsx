import type { FollowedOrder } from '@alzette/shop-model';
import type { PageHeadProps } from '@alzette/ui';
import type { OrderChange } from '../order-address';
import { CorrectNumber } from './correct-number';
import { EndContracts } from './end-contracts';
import { MoveInstallation } from './move-installation';
import { ReturnGoods } from './return-goods';

export interface ChangePageProps {
  readonly change: OrderChange;
  /** Identifier of a line item; empty for all. */
  readonly item: string;
  readonly followed: FollowedOrder;
  /** The page's path. */
  readonly path: string;
  readonly back: PageHeadProps['back'];
}

/** Withdraws, cancels, moves the installation, corrects the number or announces the return of goods. */
export function ChangePage(props: ChangePageProps) {
  switch (props.change) {
    case 'withdraw':
      return <EndContracts {...props} kind="withdrawn" />;
    case 'cancel':
      return <EndContracts {...props} kind="cancelled" />;
    case 'installation':
      return <MoveInstallation {...props} />;
    case 'number':
      return <CorrectNumber {...props} />;
    case 'return':
      return <ReturnGoods {...props} />;
  }
}
