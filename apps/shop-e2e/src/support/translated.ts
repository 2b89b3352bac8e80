import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { root } from './root';

/** A browser that translates each page as soon as it is read, and what appears later. Each text keeps its letters, so that tests find it. */
export async function translatePages(page: Page): Promise<void> {
  const source = readFileSync(join(root, 'libs/remote-react/src/testing/translator.ts'), 'utf8');
  const script = ts.transpile(source, { target: ts.ScriptTarget.ES2022 }).replace(/^export /gmu, '');
  await page.addInitScript(`{
    ${script}
    addEventListener('DOMContentLoaded', () => translate(document.body));
  }`);
}
