import Link from 'next/link';
import { Cart } from './cart';

export default function CartPage() {
  return (
    <main>
      <h2>Order</h2>
      <Link href="/">Home</Link>
      <Cart />
    </main>
  );
}
