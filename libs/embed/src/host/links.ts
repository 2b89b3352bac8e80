import type { HostServices } from '@alzette/remote-contract';

interface LinkOptions {
  readonly site: string;
  readonly navigate: HostServices['navigate'];
  readonly report: HostServices['report'];
}

/** How long a document that was opened stays readable, in milliseconds. */
const documentKept = 60_000;

/**
 * Links of a remote are paths of the shop, and the page is another site's: they lead to the shop, and documents of the
 * visitor are fetched with their session, which the browser keeps for this page alone.
 */
export function followLinks(element: HTMLElement, { site, navigate, report }: LinkOptions): () => void {
  // Before the link is pressed, so that a new tab opens the right address too.
  const handleReach = ({ target }: Event) => {
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

  for (const name of ['pointerdown', 'focusin']) element.addEventListener(name, handleReach);
  element.addEventListener('click', handleClick);
  return () => {
    for (const name of ['pointerdown', 'focusin']) element.removeEventListener(name, handleReach);
    element.removeEventListener('click', handleClick);
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The path in the shop that a link leads to; null for a link that leads elsewhere. */
function shopPath(link: HTMLAnchorElement, site: string): string | null {
  const href = link.getAttribute('href') ?? '';
  const path = href.startsWith(`${site}/`) ? href.slice(site.length) : href;
  return /^\/(?!\/)/u.test(path) ? path : null;
}

function isDocument(path: string): boolean {
  return path.startsWith('/api/');
}

async function openDocument(address: string): Promise<void> {
  // Only a press may open a tab: it opens now and is filled later.
  const tab = window.open('', '_blank');
  if (!tab) return;
  tab.opener = null;
  try {
    const answer = await fetch(address, { credentials: 'include' });
    if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`);
    const file = URL.createObjectURL(await answer.blob());
    tab.location.replace(file);
    setTimeout(() => URL.revokeObjectURL(file), documentKept);
  } catch (error) {
    tab.close();
    throw error;
  }
}
