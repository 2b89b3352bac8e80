import type { Page } from '@playwright/test';

/** The announcements of a screen reader while the page is used: titles, focus and status messages. */
export interface Listener {
  /** Ends a part of the transcript, once the page is quiet. */
  endPart(title: string): Promise<void>;
  /** The parts; each has the titles, then the stops of the focus, then the messages. */
  transcript(): string;
  /** Messages that were read twice in one part. */
  repeated(): readonly string[];
}

const kinds = ['title', 'focus', 'status', 'alert'] as const;
type Heard = readonly [kind: (typeof kinds)[number], text: string];

/**
 * Listens to the page in this tab from its next load on. `waits` are messages that show while the shop works: how many of them are read
 * depends on its speed, as with loading popups and their progress.
 */
export async function listenTo(page: Page, waits: readonly string[]): Promise<Listener> {
  const parts: { readonly title: string; readonly heard: readonly Heard[] }[] = [];
  let heard: Heard[] = [];
  await page.exposeFunction('alzetteHears', (kind: Heard[0], text: string) => {
    if (!waits.includes(text)) heard.push([kind, text]);
  });
  await page.addInitScript(recorder);
  return {
    async endPart(title) {
      await page.evaluate('window.alzetteQuiet()');
      parts.push({ title, heard });
      heard = [];
    },
    transcript: () =>
      parts.map(({ title, heard: lines }) => [`# ${title}`, ...inOrder(lines), ''].join('\n')).join('\n'),
    repeated: () =>
      parts.flatMap(({ heard: lines }) => {
        const messages = lines.filter(([kind]) => kind === 'status' || kind === 'alert').map(([, text]) => text);
        return messages.filter((text, index) => messages.indexOf(text) !== index);
      }),
  };
}

/** Focus and messages of one moment come in either order. A title that another one follows is heard only on a slow machine. */
function inOrder(lines: readonly Heard[]): readonly string[] {
  return kinds.flatMap((kind) => {
    const said = lines.filter(([each]) => each === kind).map(([, text]) => `${kind}: ${text}`);
    return kind === 'title' ? said.slice(-1) : said;
  });
}

/**
 * Runs in each page. Ignores a region behind a modal dialog, and a status that arrives with its text, because not all screen readers read
 * these.
 */
const recorder = `(() => {
  if (window !== window.top) return;
  const settleMs = 150;
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const known = new WeakMap();
  let lastHeard = Date.now();
  const say = (kind, text) => {
    lastHeard = Date.now();
    if (text !== '') void window.alzetteHears(kind, text);
  };
  const textOf = (node) => {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1 || node.hidden || node.ariaHidden === 'true' || /^(svg|script|style)$/iu.test(node.tagName)) return '';
    const isBlock = getComputedStyle(node).display !== 'inline';
    const inside = [...node.childNodes].map(textOf).join('');
    return isBlock ? ' ' + inside + ' ' : inside;
  };
  const clean = (text) => text.replace(/[\\s\\u00a0\\u202f]+/gu, ' ').trim();
  const textOfIds = (ids) => clean((ids ?? '').split(' ').map((id) => document.getElementById(id)).filter(Boolean).map(textOf).join(' '));
  const nameOf = (element) =>
    textOfIds(element.getAttribute('aria-labelledby')) || element.getAttribute('aria-label') ||
    clean([...(element.labels ?? [])].map(textOf).join(' ')) || element.title || clean(textOf(element));
  const roleOf = (element) => element.getAttribute('role') ?? ({ A: 'link', H1: 'heading', H2: 'heading', SELECT: 'combobox' }[element.tagName] ??
    (element.tagName === 'INPUT' ? ({ radio: 'radio', checkbox: 'checkbox' }[element.type] ?? 'textbox') : element.tagName.toLowerCase()));

  document.addEventListener('focusin', ({ target }) => {
    const invalid = target.getAttribute('aria-invalid') === 'true' ? ', invalid' : '';
    const description = textOfIds(target.getAttribute('aria-describedby'));
    say('focus', roleOf(target) + ' ' + nameOf(target).slice(0, 120) + invalid + (description && ', ' + description));
  });
  let title = '';
  let timer;
  const kindOf = (region) => (region.getAttribute('role') === 'alert' || region.ariaLive === 'assertive' ? 'alert' : 'status');
  const meet = (region) => known.has(region) || known.set(region, kindOf(region) === 'alert' ? '' : clean(textOf(region)));
  const check = () => {
    if (document.title !== title) say('title', (title = document.title));
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const region of document.querySelectorAll(regions)) {
      if (region.closest('dialog[aria-busy=true]')) continue;
      const text = clean(textOf(region));
      const before = known.get(region);
      known.set(region, text);
      if (before === text || (dialog && !dialog.contains(region))) continue;
      say(kindOf(region), text);
    }
  };
  // A page is read out once it is parsed: a slow machine parses a status in pieces.
  const handleChange = () => {
    lastHeard = Date.now();
    if (document.readyState === 'loading') return;
    document.querySelectorAll(regions).forEach(meet);
    clearTimeout(timer);
    timer = setTimeout(check, settleMs);
  };
  document.addEventListener('readystatechange', handleChange, { once: true });
  new MutationObserver(handleChange).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-hidden'] });
  window.alzetteQuiet = () => new Promise((resolve) => {
    const look = () => (Date.now() - lastHeard > 3 * settleMs ? resolve() : setTimeout(look, 50));
    look();
  });
})()`;
