import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { type ElementHandle, type Frame, launch, type LaunchOptions } from 'puppeteer-core';
import { browserFlags, findChromium } from '../support/chromium';
import type { EngineWindow } from './engine-window';

const size = { width: 1280, height: 860 };

/** Opens a window of Firefox, driven by WebDriver BiDi. Playwright knows its own build only. `npm test` installs Firefox. */
export function openFirefox(): Promise<EngineWindow> {
  return open({
    browser: 'firefox',
    executablePath: findFirefox(),
    // With reduced motion a page has no animations.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
}

/** Opens a window of the Chromium that all other tests run in. */
export function openChromium(): Promise<EngineWindow> {
  return open({
    browser: 'chrome',
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [...browserFlags, '--force-prefers-reduced-motion'],
  });
}

async function open(options: LaunchOptions): Promise<EngineWindow> {
  const browser = await launch({ defaultViewport: size, ...options });
  const page = await browser.newPage();
  const errors: string[] = [];
  const note = (text: string) => {
    if (!isOfTheBrowser(text)) errors.push(text);
  };
  page.on('console', (message) => isFault(message.type(), message.text()) && note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  await page.evaluateOnNewDocument(reportViolations);
  let frame: Frame = page.mainFrame();
  const handleOf = async (element: string) => {
    const handle = (await frame.evaluateHandle(element)).asElement();
    if (!handle) throw new Error(`${options.browser}: ${element} is no element`);
    return handle as ElementHandle<Element>;
  };
  return {
    errors,
    evaluate: async <Value>(expression: string) => (await frame.evaluate(expression)) as Value,
    addScript: async (script) => void (await page.evaluateOnNewDocument(script)),
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    click: async (element) => (await handleOf(element)).click(),
    key: async (name) => {
      await page.keyboard.down(name);
      // When a press closes the frame that has the focus, Chromium may never respond for the release of the key.
      await Promise.race([page.keyboard.up(name), sleep(5_000, undefined, { ref: false })]);
    },
    type: async (element, text) => (await handleOf(element)).type(text),
    upload: async (element, path) =>
      (await handleOf(element)).toElement('input').then((input) => input.uploadFile(path)),
    inFrame: async (element, work) => {
      const inner = await (await handleOf(element)).contentFrame();
      frame = inner;
      await work();
      frame = page.mainFrame();
    },
    close: () => browser.close(),
  };
}

function isFault(type: string, text: string): boolean {
  return type === 'error' || /preload/iu.test(text);
}

/**
 * Lines that a browser writes without a fault of the page: it requests an icon if a page of another site names none, and Chromium logs
 * the response 409 with which the shop API refuses an order that is not paid yet.
 */
function isOfTheBrowser(text: string): boolean {
  return text.includes('/favicon.ico') || text.includes('the server responded with a status of 409');
}

const reportViolations = `() => addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  console.error('policy violation', effectiveDirective, blockedURI))`;

const names = ['firefox-esr', 'firefox'];

/** The browser named by `ALZETTE_FIREFOX`, else one on the PATH. */
function findFirefox(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env['ALZETTE_FIREFOX'] ?? candidates.find((path) => existsSync(path));
  if (found === undefined) throw new Error('There is no Firefox: npm test installs it');
  return found;
}
