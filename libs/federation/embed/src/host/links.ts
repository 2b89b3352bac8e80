import type { HostServices } from '@alzette/remote-contract';

interface LinkOptions {
  readonly site: string;
  readonly navigate: HostServices['navigate'];
  readonly report: HostServices['report'];
}

/** How long an opened document stays readable. */
const documentUrlMs = 60_000;

/**
 * Links of a remote are paths of the shop, but the page belongs to another site. Resolves them to the shop, and fetches documents
 * with the visitor's session, whose cookie is partitioned to this page.
 */
export function followLinks(element: HTMLElement, { site, navigate, report }: LinkOptions): () => void {
  // Before the click, so that a new tab opens the right address too.
  const handleBeforeClick = ({ target }: Event) => {
    const link = linkAt(target);
    const path = link && shopPath(link, site);
    if (link && path && !isDocument(path)) link.href = `${site}${path}`;
  };
  const handleClick = (event: MouseEvent) => {
    const link = linkAt(event.target);
    const path = link && shopPath(link, site);
    if (!path || event.defaultPrevented) return;
    if (isDocument(path)) {
      event.preventDefault();
      void openDocument(`${site}${path}`).catch((error: unknown) => report(error, { operation: 'document' }));
    } else if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      navigate(path);
    }
  };

  for (const name of ['pointerdown', 'focusin']) element.addEventListener(name, handleBeforeClick);
  element.addEventListener('click', handleClick);
  return () => {
    for (const name of ['pointerdown', 'focusin']) element.removeEventListener(name, handleBeforeClick);
    element.removeEventListener('click', handleClick);
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The shop path of a link; null for other links. */
function shopPath(link: HTMLAnchorElement, site: string): string | null {
  const href = link.getAttribute('href') ?? '';
  const path = href.startsWith(`${site}/`) ? href.slice(site.length) : href;
  return /^\/(?!\/)/u.test(path) ? path : null;
}

function isDocument(path: string): boolean {
  return path.startsWith('/api/');
}

async function openDocument(address: string): Promise<void> {
  // Browsers allow a new tab only during the click, so it opens before the document is loaded.
  const tab = window.open('', '_blank');
  if (!tab) return;
  tab.opener = null;
  try {
    const response = await fetch(address, { credentials: 'include' });
    if (!response.ok) throw new Error(`The document request got ${response.status}`);
    const file = URL.createObjectURL(await response.blob());
    tab.location.replace(file);
    setTimeout(() => URL.revokeObjectURL(file), documentUrlMs);
  } catch (error) {
    tab.close();
    throw error;
  }
}
