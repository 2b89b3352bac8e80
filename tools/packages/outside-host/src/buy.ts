import type { AlzettePrepaidCheckoutElement, CartChangedDetail } from '@alzette/embed';

const checkout: AlzettePrepaidCheckoutElement | null = document.querySelector('alzette-prepaid-checkout');
const count = document.getElementById('count');

checkout?.addEventListener('alzette-cart-changed', (event: CustomEvent<CartChangedDetail>) => {
  if (count) count.textContent = String(event.detail.count);
});
document.getElementById('top-up')?.addEventListener('click', () => {
  void checkout?.add({ type: 'prepaid_top_up', code: 'top-up-15', replace: true });
});
