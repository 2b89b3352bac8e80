import Link from 'next/link';

export default function Home() {
  return (
    <main>
      <h2>Operator</h2>
      <Link href="/cart">Cart</Link>
    </main>
  );
}
