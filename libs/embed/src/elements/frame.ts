import type { EmbedLocale, EmbedState } from '../embed-host';
import { words } from './words';

/** What an element holds: the slot of the remote, and what stands there before it or instead of it. */
export interface Frame {
  readonly slot: HTMLElement;
  show(state: EmbedState): void;
}

interface FrameOptions {
  readonly locale: EmbedLocale;
  /** A number to call, when the page gives one. */
  readonly phone: string | null;
  readonly onRetry: () => void;
}

export function drawFrame(element: HTMLElement, { locale, phone, onRetry }: FrameOptions): Frame {
  const inside = make('div', { lang: locale });
  const slot = make('div', { hidden: '' });
  const waiting = make('div', { class: 'alzette-wait', role: 'status' }, [
    make('p', { class: 'alzette-words' }, [words[locale].loading]),
    make('span'),
    make('span'),
  ]);
  const failed = () => {
    const retry = make('button', { type: 'button' }, [words[locale].retry]);
    retry.addEventListener('click', onRetry);
    return make('div', { class: 'alzette-failed', role: 'alert' }, [
      make('h2', {}, [words[locale].title]),
      make('p', {}, [words[locale].text]),
      retry,
      ...(phone === null ? [] : [make('a', { href: `tel:${phone.replace(/[^+\d]/gu, '')}` }, [phone])]),
    ]);
  };

  element.replaceChildren(inside);
  return {
    slot,
    show(state) {
      slot.hidden = state === 'failed';
      // The slot stays where it is: frames inside a remote would load anew.
      if (!slot.isConnected) inside.append(slot);
      for (const other of [...inside.children]) if (other !== slot) other.remove();
      if (state !== 'ready') slot.before(state === 'loading' ? waiting : failed());
    },
  };
}

function make(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
