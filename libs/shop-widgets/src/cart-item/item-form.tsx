import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ShopFormProvider } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { getOpenLines } from '@alzette/shop-client';
import type { CartItem, OpenLines } from '@alzette/shop-model';
import { selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { lineSchema } from './item-rules';

interface LineFormProps {
  readonly items: readonly CartItem[];
  /** Called once every line has its answers; a form that is never submitted has none. */
  readonly onComplete?: (() => void) | undefined;
  readonly skipsChecks?: boolean | undefined;
  readonly children: ReactNode;
}

/** The questions of these lines as one form. The store owns the answers. Numbers are checked by the full rule, which loads then. */
export function ItemForm({ items, onComplete, skipsChecks, children }: LineFormProps) {
  const dispatch = useDispatch();
  const findOpenLines = useOpenLines();
  const schema = useMemo(() => lineSchema(items, { findOpenLines }), [items, findOpenLines]);
  return (
    <ShopFormProvider
      values={useSelector(selectTypedValues)}
      schema={schema}
      skipsChecks={skipsChecks}
      onSubmit={onComplete}
      onValuesChange={(_values, changes) => dispatch(valuesTyped(changes))}
    >
      {children}
    </ShopFormProvider>
  );
}

const none: OpenLines = { changes: [], portings: [] };

/** Asks once, with the first number. A failure stops nothing: the shop checks the order again. */
function useOpenLines(): () => Promise<OpenLines> {
  const { http, report } = useServices();
  return useMemo(() => {
    let asked: Promise<OpenLines> | null = null;
    return () => {
      asked ??= getOpenLines(http).catch((error: unknown) => {
        report(error, { operation: 'open lines' });
        return none;
      });
      return asked;
    };
  }, [http, report]);
}
