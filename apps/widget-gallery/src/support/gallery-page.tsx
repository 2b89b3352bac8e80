import { useLayoutEffect, type ReactNode } from 'react';
import { ShopIntlProvider, type Messages } from '@alzette/i18n';
import { showColourScheme } from './colour-scheme';
import type { Look } from './look';
import { OperatorContext } from './operator-context';

interface GalleryPageProps {
  readonly look: Look;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** What the shell and the site server give the widgets in the shop: messages, language, tokens, theme. */
export function GalleryPage({ look: { locale, theme, operator }, messages, children }: GalleryPageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    showColourScheme(theme);
  }, [locale, theme]);

  return (
    <OperatorContext value={operator}>
      <style>{themeStyle(operator.theme.tokens)}</style>
      <ShopIntlProvider key={locale} locale={locale} messages={messages}>
        {children}
      </ShopIntlProvider>
    </OperatorContext>
  );
}

function themeStyle(tokens: Readonly<Record<string, string>>): string {
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
