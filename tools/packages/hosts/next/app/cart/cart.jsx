'use client';
import { useEffect, useRef, useState } from 'react';

export function Cart() {
  const cart = useRef(null);
  const [count, setCount] = useState(0);
  // React attaches no listener to an element that it hydrates.
  useEffect(() => {
    const element = cart.current;
    const handleChange = ({ detail }) => setCount(detail.count);
    element.addEventListener('alzette-cart-changed', handleChange);
    return () => element.removeEventListener('alzette-cart-changed', handleChange);
  }, []);
  return (
    <>
      <button type="button" onClick={() => cart.current.add({ type: 'mobile', code: 'mobile-alzette-s' })}>
        Put Alzette S in the cart
      </button>
      <p role="status">{count} in the cart</p>
      <alzette-cart ref={cart} />
    </>
  );
}
