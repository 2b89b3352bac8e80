import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatShortMoney, useShopLocale } from '@alzette/i18n';
import type { VariantOption } from '@alzette/shop-model';
import { ChevronDownIcon, classNames, SelectField, VisuallyHidden } from '@alzette/ui';
import { useAddressChoices } from '../routing/address-choices';
import styles from './device-filters.module.css';
import { type DeviceFilters, type filterChoices, type ListOrder, listOrders } from './filter-devices';

/**
 * The filters in the address (`?brand=ernz&price=15&storage=256&5g=1&stock=1`), so that a filtered list can be shared and survives Back.
 * An unknown value filters nothing.
 */
export function useDeviceFilters(brands: readonly VariantOption[]) {
  const { get, choose } = useAddressChoices();
  const brand = get('brand');
  const price = positive(get('price'));
  const filters: DeviceFilters = {
    brand: brands.some(({ code }) => code === brand) ? brand : null,
    price: price === null ? null : price * 100,
    storage: positive(get('storage')),
    network5g: get('5g') === '1',
    inStock: get('stock') === '1',
  };
  return {
    filters,
    onBrand: (code: string | null) => choose({ brand: code }),
    onPrice: (euros: string) => choose({ price: euros || null }),
    onStorage: (gigabytes: string) => choose({ storage: gigabytes || null }),
    on5g: (isWanted: boolean) => choose({ '5g': isWanted ? '1' : null }),
    onInStock: (isWanted: boolean) => choose({ stock: isWanted ? '1' : null }),
    onReset: () => choose({ brand: null, price: null, storage: null, '5g': null, stock: null }),
  };
}

function positive(text: string | null): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** The order in the address (`?sort=price-up`); the recommended one without it. */
export function useListOrder() {
  const { get, choose } = useAddressChoices();
  const order = listOrders.find((each) => each === get('sort')) ?? 'recommended';
  return { order, onOrder: (next: string) => choose({ sort: next === 'recommended' ? null : next }) };
}

interface DeviceFilterBarProps {
  readonly brands: readonly VariantOption[];
  readonly choices: ReturnType<typeof filterChoices>;
  readonly selection: ReturnType<typeof useDeviceFilters>;
}

export function DeviceFilterBar({ brands, choices, selection }: DeviceFilterBarProps) {
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const { filters, onBrand, onPrice, onStorage, on5g, onInStock } = selection;
  const chips = [{ code: null, label: formatMessage({ id: 'shell.phones.allBrands' }) }, ...brands];
  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="radiogroup" aria-label={formatMessage({ id: 'shell.phones.brand' })}>
        {chips.map(({ code, label }) => (
          <label key={code} className={styles.chip}>
            <input
              type="radio"
              name="phones.brand"
              value={code ?? ''}
              checked={code === filters.brand}
              onChange={() => onBrand(code)}
            />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.chips} role="group" aria-label={formatMessage({ id: 'shell.phones.filter' })}>
        {choices.prices.length > 0 && (
          <ChipSelect
            name="phones.price"
            label={formatMessage({ id: 'shell.phones.filter.price' })}
            anyText={formatMessage({ id: 'shell.phones.filter.price.any' })}
            value={filters.price === null ? '' : String(filters.price / 100)}
            onChange={onPrice}
            options={choices.prices.map((limit) => ({
              value: String(limit / 100),
              label: formatMessage({ id: 'shell.phones.filter.price.to' }, { amount: formatShortMoney(limit, locale) }),
            }))}
          />
        )}
        {choices.storages.length > 0 && (
          <ChipSelect
            name="phones.storage"
            label={formatMessage({ id: 'shell.phones.storage' })}
            anyText={formatMessage({ id: 'shell.phones.filter.storage.any' })}
            value={String(filters.storage ?? '')}
            onChange={onStorage}
            options={choices.storages.map(({ value, text }) => ({
              value: String(value),
              label: formatMessage({ id: 'shell.phones.filter.storage.from' }, { storage: text }),
            }))}
          />
        )}
        {choices.network5g && (
          <ChipSwitch name="phones.5g" checked={filters.network5g} onChange={on5g}>
            5G
          </ChipSwitch>
        )}
        {choices.inStock && (
          <ChipSwitch name="phones.stock" checked={filters.inStock} onChange={onInStock}>
            {formatMessage({ id: 'shell.phones.filter.stock' })}
          </ChipSwitch>
        )}
      </div>
    </div>
  );
}

interface ChipSwitchProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

export function ChipSwitch({ name, checked, disabled, onChange, children }: ChipSwitchProps) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}

interface ChipSelectProps {
  readonly name: string;
  /** For screen readers. */
  readonly label: string;
  /** The option that filters nothing. */
  readonly anyText: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ChipSelect({ name, label, anyText, options, value, onChange }: ChipSelectProps) {
  // A value of an older address, which is not offered, is shown as it filters.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <label className={classNames(styles.chip, styles.select, value !== '' && styles.chosen)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{anyText}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={20} />
    </label>
  );
}

interface OrderChoiceProps {
  readonly value: ListOrder;
  readonly onChoose: (order: string) => void;
}

export function OrderChoice({ value, onChoose }: OrderChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <SelectField
        name="phones.sort"
        label={formatMessage({ id: 'shell.phones.sort' })}
        value={value}
        onChange={onChoose}
        options={listOrders.map((order) => ({
          value: order,
          label: formatMessage({ id: `shell.phones.sort.${order}` }),
        }))}
      />
    </div>
  );
}
