import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Who holds a lock. `startedAt` tells a process from a later one that got the same number; empty where unknown. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
  /** Differs for every taking of a lock. */
  readonly nonce: string;
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid), nonce: randomUUID() };
}

/** Whether that very process is still running. */
export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  if (pid <= 0 || !answersSignals(pid)) return false;
  const start = startOf(pid);
  return start === '' || startedAt === '' || start === startedAt;
}

export function parseProcessIdentity(text: string): ProcessIdentity | null {
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity> | null;
    if (!Number.isInteger(value?.pid) || typeof value?.nonce !== 'string') return null;
    return { pid: Number(value.pid), startedAt: String(value.startedAt ?? ''), nonce: value.nonce };
  } catch {
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start time in clock ticks, which Linux keeps as field 22; a zombie counts as gone. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
