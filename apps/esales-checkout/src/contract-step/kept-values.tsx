import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useShopForm } from '@alzette/forms';
import { contractKeys } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';

/** Brings an id number that was read again after a reload into the open form, unless something was typed meanwhile. */
export function KeptValues() {
  const idNumber = useSelector(selectValues)[contractKeys.idNumber];
  const { values, setValues } = useShopForm();
  const isEmpty = values[contractKeys.idNumber] === undefined;
  useEffect(() => {
    if (isEmpty && typeof idNumber === 'string') setValues({ [contractKeys.idNumber]: idNumber });
  });
  return null;
}
