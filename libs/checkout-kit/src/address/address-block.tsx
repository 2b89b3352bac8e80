import type { OrderAddress } from '@alzette/shop-model';
import { PinIcon } from '@alzette/ui';
import styles from './address-block.module.css';

/** An address to read, as it is written on an envelope. */
export function AddressBlock({ address }: { readonly address: OrderAddress }) {
  const { firstName, lastName, street, postcode, city, additionalInformation } = address;
  return (
    <address className={styles.block}>
      <PinIcon size={20} />
      <span>
        {firstName} {lastName}
        <br />
        <span className={styles.lines}>
          {street}
          <br />
          {additionalInformation && (
            <>
              {additionalInformation}
              <br />
            </>
          )}
          L-{postcode} {city}
        </span>
      </span>
    </address>
  );
}
