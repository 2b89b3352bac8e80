// Known security advisories of the installed packages, from `npm audit`, and their signatures, from `npm audit signatures`. High and
// critical advisories fail `npm test`, and so do packages whose signature is wrong or missing where the registry signs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../process/run.mjs';

const blocking = ['high', 'critical'];

/** The registry of this machine has no such service, or its keys are unavailable, so nothing was checked. */
export class AuditUnavailableError extends Error {
  constructor(status, command = 'npm audit') {
    super(`the registry responds with ${status} to ${command}: run it against a registry that has the service`);
    this.name = 'AuditUnavailableError';
  }
}

/**
 * Checks the lockfile.
 *
 * @throws Error with one line for each advisory that no exception covers
 * @throws AuditUnavailableError
 */
export async function audit(today = new Date().toISOString().slice(0, 10)) {
  const output = await run('npm', ['audit', '--json', '--loglevel=silent']).catch((error) => error.output ?? '');
  const exceptions = JSON.parse(readFileSync(join(root, 'tools/audit/exceptions.json'), 'utf8'));
  const found = openAdvisories(JSON.parse(output), exceptions, today);
  if (found.length > 0) throw new Error(found.map((line) => `- ${line}`).join('\n'));
}

/**
 * The advisories of a report that block, one line for each.
 *
 * @param {object} report of `npm audit --json`
 * @param {readonly { advisory: string, reason: string, until: string }[]} exceptions reviewed advisories; `until` is yyyy-MM-dd
 * @param {string} today yyyy-MM-dd
 */
export function openAdvisories(report, exceptions, today) {
  if (report.vulnerabilities === undefined) throw new AuditUnavailableError(report.statusCode ?? report.error?.code);
  const accepted = new Set(exceptions.filter(({ until }) => until >= today).map(({ advisory }) => advisory));
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each === 'object' && blocking.includes(each.severity))
    .filter(({ url }) => !accepted.has(url.split('/').at(-1)));
  return [...new Set(advisories.map(({ name, severity, title, url }) => `${name}: ${title} (${severity}, ${url})`))];
}

/**
 * Checks the registry's signature of every installed package.
 *
 * @throws Error with one line for each package whose signature is wrong or missing
 * @throws AuditUnavailableError
 */
export async function auditSignatures() {
  const command = ['audit', 'signatures', '--json', '--loglevel=silent'];
  const output = await run('npm', command).catch((error) => error.output ?? '');
  const found = signatureFaults(JSON.parse(output));
  if (found.length > 0) throw new Error(found.map((line) => `- ${line}`).join('\n'));
}

/**
 * @param {object} report of `npm audit signatures --json`; packages are missing only where the registry offers keys
 */
export function signatureFaults({ error, invalid = [], missing = [] }) {
  if (error !== undefined) throw new AuditUnavailableError(error.code ?? error.summary, 'npm audit signatures');
  return [
    ...invalid.map(({ name, version }) => `${name}@${version}: its signature is wrong`),
    ...missing.map(({ name, version }) => `${name}@${version}: it has no signature`),
  ];
}
