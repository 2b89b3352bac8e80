import Script from 'next/script';

// Reads the shop's address when the server runs, not when it is built.
export const dynamic = 'force-dynamic';
export const metadata = { title: 'Operator' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script src={`${process.env.SHOP}/embed.js`} strategy="beforeInteractive" />
      </body>
    </html>
  );
}
