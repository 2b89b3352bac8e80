import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { MountProps } from '@alzette/remote-contract';
import { useServices } from '@alzette/remote-react';
import { preconfTokenStored, selectCart } from '@alzette/shop-store';
import { SavedCartRestorer } from '@alzette/shop-widgets';
import { CheckoutFlow } from './checkout-flow';
import { CheckoutSkeleton } from './checkout-skeleton';
import { useAccountValues } from './contract-step/customer/use-account-values';
import { useRestoredIdNumber } from './contract-step/identity/use-restored-id-number';
import { OtherCheckout } from './other-checkout';

/** The esales checkout. A cart of another type is somebody else's: this page then only leads back to the cart. */
export function Checkout({ path, query }: MountProps) {
  return (
    <>
      <SavedCartRestorer path={path} query={query} />
      <CheckoutOfCart query={query} />
    </>
  );
}

function CheckoutOfCart({ query }: Pick<MountProps, 'query'>) {
  const { checkoutType } = useSelector(selectCart);
  const address = new URLSearchParams(query);
  const isConfirmation = address.get('step') === 'confirmation';
  usePreconfToken(address.get('preconf_token'));
  const isFilling = useAccountValues();
  const isRestoring = useRestoredIdNumber();

  if (checkoutType !== 'esales' && !isConfirmation) return <OtherCheckout />;
  if ((isRestoring || isFilling) && !isConfirmation) return <CheckoutSkeleton />;
  return <CheckoutFlow requested={address.get('step')} />;
}

/** Spec row A5: stored as the cart's preconfigured token when the checkout starts. */
function usePreconfToken(preconfToken: string | null) {
  const { store } = useServices();
  useEffect(() => {
    if (preconfToken) store.dispatch(preconfTokenStored({ preconfToken }));
  }, [store, preconfToken]);
}
