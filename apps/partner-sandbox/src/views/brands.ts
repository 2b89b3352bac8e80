import { Html } from './html';

/** The brand of a company. Text colours have a contrast of at least 4.5:1. */
export interface Brand {
  readonly name: string;
  /** The company's mark: the content of an SVG of 32 by 32, in `currentColor`. */
  readonly mark: Html;
  readonly main: string;
  readonly tint: string;
  readonly ground: string;
  readonly font: FontName;
  /** Families for letters that the font lacks, and until it is loaded. */
  readonly fallback?: string;
  readonly radius: string;
}

export type FontName = 'archivo' | 'figtree' | 'manrope' | 'nunito-sans' | 'source-serif-4';

export const cardPayBrand: Brand = {
  name: 'CardPay',
  mark: new Html(
    '<rect x="1" y="6" width="25" height="17" rx="4" fill="currentColor"/><rect x="6" y="10" width="25" height="17" rx="4" fill="currentColor" opacity=".45"/><path d="M1 11h25" stroke="#fff" stroke-width="3"/>',
  ),
  main: '#3b2fa0',
  tint: '#eeecfb',
  ground: '#f5f5fa',
  font: 'manrope',
  radius: '10px',
};

export const identLuxBrand: Brand = {
  name: 'IdentLux',
  mark: new Html(
    '<path d="M16 1 29 6v10c0 8-6 13-13 15C9 29 3 24 3 16V6z" fill="currentColor"/><circle cx="16" cy="12" r="4.2" fill="#fff"/><path d="M8.5 23a7.5 7.5 0 0 1 15 0" fill="#fff"/>',
  ),
  main: '#0b5d52',
  tint: '#e3f4f0',
  ground: '#f3f8f6',
  font: 'nunito-sans',
  radius: '20px',
};

export const luxSignBrand: Brand = {
  name: 'LuxSign',
  mark: new Html(
    '<path d="M3 26C9 8 14 3 16 8S8 27 12 26s7-11 9-10-2 8 1 8 5-3 7-4" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  main: '#7a1f3d',
  tint: '#fbeaf0',
  ground: '#faf7f5',
  font: 'source-serif-4',
  fallback: 'Georgia, serif',
  radius: '4px',
};

export const accountBrand: Brand = {
  name: 'AlzetteID',
  mark: new Html(
    '<rect x="1" y="1" width="30" height="30" rx="9" fill="currentColor"/><circle cx="16" cy="13" r="4.5" fill="none" stroke="#fff" stroke-width="2.6"/><path d="M16 17.5V26M16 22h4.5" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>',
  ),
  main: '#0b6475',
  tint: '#e6f3f4',
  ground: '#f4f7f8',
  font: 'figtree',
  radius: '12px',
};

export const mailboxBrand: Brand = {
  ...accountBrand,
  name: 'Mailbox',
  mark: new Html(
    '<rect x="1" y="5" width="30" height="22" rx="5" fill="currentColor"/><path d="m5 10 11 8 11-8" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  main: '#33415c',
  tint: '#e9edf5',
  font: 'archivo',
};
