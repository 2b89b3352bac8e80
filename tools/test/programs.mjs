// The programs outside npm that tests need: finds them, or installs them with Debian's package manager.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, tool } from '../process/run.mjs';

/**
 * One name of `commands` is sufficient; names of `otherwise` count only where the packages cannot be installed. `variable` names
 * another path. `needed` completes "… need".
 *
 * @typedef {{ title: string, commands: readonly string[], otherwise?: readonly string[], packages: readonly string[], variable?: string, needed: string, isFound?: () => boolean }} Program
 * @type {Readonly<Record<string, Program>>}
 */
export const programs = {
  chromium: {
    title: 'Chromium',
    variable: 'ALZETTE_CHROMIUM',
    // Without a window. The whole browser also loads pages of its own interface for each tab: a page takes twice as long.
    commands: ['chromium-headless-shell'],
    otherwise: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium-headless-shell'],
    needed: 'The browser tests',
  },
  font: {
    title: 'Arial or a font of the same widths',
    // Until the shop's font arrives, its pages are rendered in it. Without this font their lines break elsewhere.
    commands: [],
    isFound: () => process.platform !== 'linux' || /Arial|Liberation Sans|Arimo/u.test(outputOf('fc-match', ['Arial'])),
    packages: ['fontconfig', 'fonts-liberation'],
    needed: 'The tests of layout',
  },
  poppler: {
    title: 'poppler (pdfsig, pdftotext)',
    variable: 'ALZETTE_PDFSIG',
    commands: ['pdfsig'],
    packages: ['poppler-utils'],
    needed: 'The tests of contracts and of their signatures',
  },
  pgbouncer: {
    title: 'PgBouncer',
    commands: ['pgbouncer', '/usr/sbin/pgbouncer'],
    packages: ['pgbouncer'],
    needed: 'The tests of the connection pool',
  },
  firefox: {
    title: 'Firefox',
    variable: 'ALZETTE_FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    needed: 'The tests in Firefox',
  },
  webkit: {
    title: 'WebKitGTK’s driver and Xvfb',
    commands: [],
    isFound: () => ['WebKitWebDriver', 'Xvfb'].every((name) => onPath([name])),
    packages: ['webkit2gtk-driver', 'xvfb'],
    needed: 'The tests in WebKit',
  },
  prometheus: {
    title: 'Prometheus (promtool)',
    commands: ['promtool'],
    packages: ['prometheus'],
    needed: 'The tests of the alerts',
  },
  postgresql: {
    title: 'PostgreSQL 15',
    commands: ['/usr/lib/postgresql/15/bin/postgres'],
    packages: ['postgresql-15'],
    needed: 'The tests of backups',
  },
  buildah: {
    title: 'buildah',
    commands: ['buildah'],
    packages: ['buildah'],
    needed: 'The tests of the images',
  },
};

/** Thrown when a program is missing and cannot be installed; the message states the next action. */
export class ProgramMissingError extends Error {
  constructor(name) {
    const { title, packages, variable, needed } = programs[name];
    const instead = variable ? `, or set ${variable} to its path` : '';
    super(
      `${needed} need ${title}, which could not be installed. Install it ("apt-get install ${packages.join(' ')}")${instead}.`,
    );
    this.name = 'ProgramMissingError';
    this.program = name;
  }
}

/**
 * Finds a program of the list, or installs it. Its variable is set to its path.
 *
 * @param {string} name
 * @returns {Promise<string>} its path; empty for a program without one
 * @throws ProgramMissingError
 */
export async function findOrInstall(name, onProgress = () => {}) {
  const { title, packages, otherwise = [], variable } = programs[name];
  const found = find(name);
  if (found !== undefined) return keep(variable, found);
  onProgress(`installing ${title}`);
  for (const each of packages) await installPackage(each);
  const installed = find(name) ?? onPath(otherwise) ?? (name === 'chromium' ? await playwrightsChromium() : undefined);
  if (installed === undefined) throw new ProgramMissingError(name);
  return keep(variable, installed);
}

function find(name) {
  const { commands, variable, isFound } = programs[name];
  if (isFound) return isFound() ? '' : undefined;
  return (variable && process.env[variable]) || onPath(commands);
}

function keep(variable, path) {
  if (variable) process.env[variable] = path;
  return path;
}

/** Playwright's own Chromium, downloaded where it is missing. */
async function playwrightsChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (!existsSync(path)) await succeeds(tool('playwright'), ['install', 'chromium']);
  return existsSync(path) ? path : undefined;
}

/** Path of the first of these programs that is installed. */
export function onPath(names) {
  return names.map((name) => outputOf('which', [name])).find(Boolean);
}

function outputOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

let isListUpdated = false;

/** Tries to install a package of Debian. Callers check for its program afterwards. */
export async function installPackage(name) {
  if (!onPath(['apt-get']) || process.getuid?.() !== 0) return;
  isListUpdated ||= await succeeds('apt-get', ['update']);
  await succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Runs a command; false when it fails. */
async function succeeds(command, args) {
  try {
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
}
