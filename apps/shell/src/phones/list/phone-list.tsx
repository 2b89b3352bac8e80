import { FormattedMessage } from 'react-intl';
import type { DeviceList } from '@alzette/shop-model';
import { Note } from '@alzette/ui';
import { BrandFilter } from './brand-filter';
import { PhoneCard } from './phone-card';
import styles from './phone-list.module.css';
import { useBrand } from './use-brand';

/** The phones of one brand or of all, with how many there are. */
export function PhoneList({ phones: { items, availableBrands } }: { readonly phones: DeviceList }) {
  const { brand, onBrand } = useBrand(availableBrands);
  const shown = items.filter((phone) => brand === null || phone.availableBrands.some(({ code }) => code === brand));
  return (
    <>
      <div className={styles.filter}>
        <BrandFilter brands={availableBrands} value={brand} onChoose={onBrand} />
        <p className={styles.count} role="status">
          <FormattedMessage id="shell.phones.count" values={{ count: shown.length }} />
        </p>
      </div>
      {shown.length === 0 && (
        <Note title={<FormattedMessage id="shell.phones.none" />}>
          <FormattedMessage id="shell.phones.noneText" />
        </Note>
      )}
      <ul className={styles.cards}>
        {shown.map((phone) => (
          <li key={phone.slug}>
            <PhoneCard phone={phone} />
          </li>
        ))}
      </ul>
    </>
  );
}
