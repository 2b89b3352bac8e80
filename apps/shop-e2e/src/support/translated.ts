import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { root } from './root';

/** The translator of a browser, as a script that starts it once in a page. Each text keeps its letters, so that tests find it. */
export function translatorScript(): string {
  return `if (!globalThis.isTranslated) {
    globalThis.isTranslated = true;
    ${translator()}
    const start = () => translate(document.body);
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start();
  }`;
}

function translator(): string {
  const source = readFileSync(join(root, 'libs/federation/remote-react/src/testing/translator.ts'), 'utf8');
  return ts.transpile(source, { target: ts.ScriptTarget.ES2022 }).replace(/^export /gmu, '');
}

/** Translates a page whose scripts may still be loading. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(`{ ${translator()}; translate(document.body); }`);
}

/** A browser that translates each page as soon as it is read, and what appears later. */
export function translatePages(page: Page): Promise<unknown> {
  return page.addInitScript(`{ ${translatorScript()} }`);
}
