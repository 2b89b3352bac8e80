/** The looks of one company. Every pair of colours used for words has a contrast of at least 4.5:1. */
export interface Brand {
  readonly name: string;
  readonly mark: string;
  readonly main: string;
  readonly tint: string;
  readonly ground: string;
  readonly font: string;
  readonly radius: string;
}

const sans = 'system-ui, "Segoe UI", Roboto, sans-serif';

export const cardPayBrand: Brand = {
  name: 'CardPay',
  mark: '▮▮',
  main: '#3b2fa0',
  tint: '#eeecfb',
  ground: '#f5f5fa',
  font: sans,
  radius: '10px',
};

export const identLuxBrand: Brand = {
  name: 'IdentLux',
  mark: '◉',
  main: '#0b5d52',
  tint: '#e3f4f0',
  ground: '#f3f8f6',
  font: sans,
  radius: '20px',
};

export const luxSignBrand: Brand = {
  name: 'LuxSign',
  mark: '✎',
  main: '#7a1f3d',
  tint: '#fbeaf0',
  ground: '#faf7f5',
  font: 'Georgia, "Times New Roman", serif',
  radius: '4px',
};

export const accountBrand: Brand = {
  name: 'AlzetteID',
  mark: '◆',
  main: '#0b6475',
  tint: '#e6f3f4',
  ground: '#f4f7f8',
  font: sans,
  radius: '12px',
};

export const mailboxBrand: Brand = { ...accountBrand, name: 'Mailbox', mark: '✉', main: '#33415c', tint: '#e9edf5' };
