import { isLocale, type Locale } from '@alzette/i18n';
import { operators, type Operator } from './operators';

/** In what language, theme and colours a page is shown. */
export interface Look {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly operator: Operator;
}

/** The choices of the toolbar or the address; an unknown value means French, light and the first operator. */
export function readLook({ locale, theme, operator }: Readonly<Record<string, unknown>>): Look {
  return {
    locale: typeof locale === 'string' && isLocale(locale) ? locale : 'fr',
    theme: theme === 'dark' ? 'dark' : 'light',
    operator: operators.find(({ provider }) => provider === operator) ?? operators[0],
  };
}
