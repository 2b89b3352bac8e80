import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PrepaidProduct } from '@alzette/shop-model';
import { Columns, Stack, WideOnly } from '@alzette/ui';
import type { PrepaidPageName } from '../pages';
import { PrepaidBar } from '../price/prepaid-bar';
import { PrepaidPanel } from '../price/prepaid-panel';
import { PrepaidFrame } from '../states/prepaid-frame';

interface PrepaidChoiceProps {
  readonly page: PrepaidPageName;
  readonly product: PrepaidProduct;
  /** The button that goes on: in the panel, compact in a phone's bar. */
  readonly renderAction: (compact: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** What is chosen on the left, what it costs on the right, and the way on. */
export function PrepaidChoice({ page, product, renderAction, children }: PrepaidChoiceProps) {
  return (
    <>
      <PrepaidFrame page={page}>
        <Columns
          aside={
            <PrepaidPanel
              title={<FormattedMessage id="shell.offer.price" />}
              product={product}
              action={<WideOnly>{renderAction(false)}</WideOnly>}
            />
          }
        >
          <Stack>{children}</Stack>
        </Columns>
      </PrepaidFrame>
      <PrepaidBar product={product}>{renderAction(true)}</PrepaidBar>
    </>
  );
}
