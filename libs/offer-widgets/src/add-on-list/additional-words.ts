import type { AdditionalProduct, AdditionalVariant, Attributes } from '@alzette/shop-model';

/** What an add-on says of itself and how it is switched: the one place that reads its attributes (spec 3.2). */
export interface AdditionalWords {
  readonly title: string;
  readonly subtitle: string;
  readonly pretitle: string;
  readonly headerTitle: string;
  readonly footerDescription: string;
  readonly hasToggle: boolean;
  readonly isCountable: boolean;
  /** Asked before it is added or removed; empty asks nothing. */
  readonly onAdd: string;
  readonly onRemove: string;
  readonly readMore: ReadMoreWords | null;
}

export type ReadMoreWords =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'popup'; readonly title: string; readonly content: string };

export function wordsOf({ name, attributes }: AdditionalProduct): AdditionalWords {
  const text = (key: string) => textOf(attributes, `subscription_additional_${key}`);
  const isTrue = (key: string) => attributes[`subscription_additional_${key}`] === true;
  return {
    title: text('title') || name,
    subtitle: text('subtitle'),
    pretitle: text('pretitle'),
    headerTitle: text('header_title'),
    footerDescription: text('footer_description'),
    hasToggle: isTrue('show_toggle'),
    isCountable: isTrue('is_countable'),
    onAdd: text('on_add_popup'),
    onRemove: text('on_remove_popup'),
    readMore: readMoreOf(text, isTrue('read_more_popup_enabled')),
  };
}

export function variantNameOf({ name, attributes }: AdditionalVariant): string {
  return textOf(attributes, 'subscription_additional_variant_name') || name;
}

export function textOf(attributes: Attributes, key: string): string {
  const value = attributes[key];
  return typeof value === 'string' ? value.trim() : '';
}

function readMoreOf(text: (key: string) => string, isPopup: boolean): ReadMoreWords | null {
  const content = text('read_more_popup_content');
  if (isPopup && content) return { kind: 'popup', title: text('read_more_popup_title'), content };
  const href = text('read_more_link');
  // Only addresses that lead somewhere: the catalogue is edited by hand.
  return /^(?:https?:\/\/|\/(?!\/))/u.test(href) ? { kind: 'link', href } : null;
}
