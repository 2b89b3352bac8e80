/**
 * Moves the focus to the heading of a page that replaced another one, once it is loaded, unless the shopper has moved the focus
 * meanwhile.
 *
 * @param page holds the heading; nothing in it is busy once it is loaded
 * @returns a function that stops it
 */
export function focusHeadingOnceLoaded(page: HTMLElement): () => void {
  const observer = new MutationObserver(check);
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  check();
  return () => observer.disconnect();

  function check() {
    const isUntouched = document.activeElement === page || document.activeElement === document.body;
    const heading = page.querySelector('[aria-busy=true]') ? null : page.querySelector('h1');
    if (!isUntouched || heading) observer.disconnect();
    if (isUntouched) heading?.focus({ preventScroll: true });
  }
}
