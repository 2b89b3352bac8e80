import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Operator } from '@alzette/operator-config';

const limits = { devices: 1e6, simCards: 1e6, monthly: 1e9, oneOff: 1e9 };

/** The same operator without buyer limits, because one person buys repeatedly in tests. */
export function withoutLimits(operator: Operator): Operator {
  return { ...operator, rules: { ...operator.rules, perCreditCheck: limits, perBuyer: limits } };
}

/** Writes that operator's file, with the texts and pictures beside it. Returns its path. */
export function writeWithoutLimits(operatorFile: string, folder: string): string {
  const file = join(folder, basename(operatorFile));
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  for (const beside of ['legal', basename(operatorFile, '.json')])
    cpSync(join(dirname(operatorFile), beside), join(folder, beside), { recursive: true });
  const operator = JSON.parse(readFileSync(operatorFile, 'utf8')) as Operator;
  writeFileSync(file, JSON.stringify(withoutLimits(operator)));
  return file;
}
