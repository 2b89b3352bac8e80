import { useIntl } from 'react-intl';
import type { VariantOption } from '@alzette/shop-model';
import styles from './brand-filter.module.css';

interface BrandFilterProps {
  readonly brands: readonly VariantOption[];
  /** Code of a brand; null for all. */
  readonly value: string | null;
  readonly onChoose: (brand: string | null) => void;
}

/** One brand or all, as a row of chips. */
export function BrandFilter({ brands, value, onChoose }: BrandFilterProps) {
  const { formatMessage } = useIntl();
  const chips = [{ code: null, label: formatMessage({ id: 'shell.phones.allBrands' }) }, ...brands];
  return (
    <div className={styles.chips} role="radiogroup" aria-label={formatMessage({ id: 'shell.phones.brand' })}>
      {chips.map(({ code, label }) => (
        <label key={code} className={styles.chip}>
          <input
            type="radio"
            name="phones.brand"
            value={code ?? ''}
            checked={code === value}
            onChange={() => onChoose(code)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
