const key = 'alzette.purchases';
/** More orders than one browser makes. */
const most = 50;

/**
 * Whether this order's purchase is told for the first time in this browser, and remembers it: a refreshed confirmation or
 * a copied tab tells nothing twice (spec row L3). Asked only after consent.
 */
export function isFirstPurchase(number: string): boolean {
  const numbers = readNumbers();
  if (numbers.includes(number)) return false;
  try {
    window.localStorage.setItem(key, JSON.stringify([...numbers, number].slice(-most)));
  } catch {
    // Without storage the checkout alone sees to it that an order is finished once.
  }
  return true;
}

export function forgetPurchases(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

function readNumbers(): readonly unknown[] {
  try {
    const numbers: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(numbers) ? numbers : [];
  } catch {
    return [];
  }
}
