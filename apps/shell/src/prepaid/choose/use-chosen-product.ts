import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { PrepaidProduct } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';

/** One of the products: the one that lies in the cart, else the one in the middle, until the shopper chooses. */
export function useChosenProduct(products: readonly PrepaidProduct[]) {
  const { prepaid } = useSelector(selectCart);
  const [code, setCode] = useState(() => prepaid?.code ?? null);
  const middle = products[Math.floor((products.length - 1) / 2)];
  const product = products.find((each) => each.code === code) ?? middle;
  if (!product) throw new RangeError('There has to be a product to choose');
  return { product, onChoose: setCode };
}
