import type { CDPSession, Page } from '@playwright/test';

/** What is left in a page after garbage collection. */
export interface Leftovers {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
  /** Timers that are set and have neither run nor been cleared. */
  readonly timers: number;
}

/** Counts the page's timers. Call it before the page is opened. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.pendingTimers = new Set();
    for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval']]) {
      const [realSet, realClear] = [globalThis[set], globalThis[clear]];
      globalThis[set] = (action, ...rest) => {
        const timer = realSet((...args) => {
          if (set === 'setTimeout') pendingTimers.delete(timer);
          action(...args);
        }, ...rest);
        pendingTimers.add(timer);
        return timer;
      };
      globalThis[clear] = (timer) => {
        pendingTimers.delete(timer);
        realClear(timer);
      };
    }`);
}

export async function leftoversOf(page: Page, session: CDPSession): Promise<Leftovers> {
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const timers = await page.evaluate<number>('pendingTimers.size');
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize'), timers };
}
