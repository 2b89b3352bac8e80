import type { DiscoveredRelease } from '@alzette/discovery';
import { isCanary, type ReleaseOrigin } from '@alzette/release';
import { escapeHtml } from '@alzette/server-kit';
import type { SandboxNotice } from '../http/sandbox-notice';
import { consoleScript } from './console-script';
import type { Revision } from './history';
import type { ReleaseFigures } from './release-figures';

/** A release with its figures. */
export interface ReleaseRow {
  readonly release: DiscoveredRelease;
  /** Null where it was published without a repository. */
  readonly origin: ReleaseOrigin | null;
  readonly figures: ReleaseFigures;
}

export interface ConsoleFrame {
  readonly nonce: string;
  readonly operatorName: string;
  readonly notice: SandboxNotice;
}

export interface ConsolePage extends ConsoleFrame {
  readonly remotes: readonly { readonly name: string; readonly rows: readonly ReleaseRow[] }[];
  readonly history: readonly Revision[];
  /** Share of failing pages, in percent, at which a canary is withdrawn. */
  readonly canaryBudget: number;
}

/** The login page. `fault` is the reason why the last attempt failed. */
export function renderLogin({ nonce, operatorName, notice }: ConsoleFrame, fault: string | null): string {
  const message = fault === null ? '' : `<p id="fault" role="alert">${escapeHtml(fault)}</p>`;
  const described = fault === null ? '' : ' aria-describedby="fault" aria-invalid="true"';
  return frame(
    { nonce, notice, title: `Releases of ${operatorName}: log in` },
    `<div class="login card"><h1>Releases of ${escapeHtml(operatorName)}</h1>
${message}<form method="post" action="/__releases/login">
<p><label for="password">Password of the release console</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${described}></p>
<p><button class="main">Log in</button></p>
</form></div>`,
  );
}

/** The releases of each remote, with the buttons that change them, and the last revisions. */
export function renderConsole({ remotes, history, canaryBudget, ...page }: ConsolePage): string {
  const { nonce, notice, operatorName } = page;
  const title = `Releases of ${operatorName}`;
  return frame(
    { nonce, notice, title },
    `<header><h1>${escapeHtml(title)}</h1>
<form method="post" action="/__releases/logout"><button>Log out</button></form></header>
<p id="status" role="status" tabindex="-1"></p>
<section class="card" aria-labelledby="key-title">
<h2 id="key-title">Your key</h2>
<p><label for="key">File with your private release key</label> <input id="key" type="file" accept=".json,application/json" aria-describedby="key-help"></p>
<p id="key-help">The key stays in this browser: it signs the change here, and the server gets the signature only.</p>
</section>
<section id="proposal" class="card" aria-labelledby="proposal-title" tabindex="-1" hidden>
<h2 id="proposal-title">Sign this change?</h2>
<p id="proposal-text"></p>
<p><button id="sign" class="main" type="button">Sign and publish</button> <button id="cancel" type="button">Cancel</button></p>
</section>
${remotes.map((remote) => remoteTable(remote, canaryBudget)).join('\n')}
${historyTable(history)}
<script nonce="${nonce}">${consoleScript}</script>`,
  );
}

function remoteTable({ name, rows }: ConsolePage['remotes'][number], canaryBudget: number): string {
  const hasCanary = rows.some(({ release }) => isCanary(release));
  const heads = [
    'Version',
    'State',
    'Share',
    'Published',
    'Commit',
    'Author',
    'Pages',
    'Failures',
    'LCP',
    'INP',
    'CLS',
    'Change',
  ];
  return `<section class="card" aria-labelledby="remote-${name}">
<h2 id="remote-${name}">${escapeHtml(name)}</h2>
<div class="wide" role="region" aria-labelledby="remote-${name}" tabindex="0"><table>
<caption>Releases of ${escapeHtml(name)}. This server instance counted pages, failures and web vitals (75th percentile) since its start. A canary is withdrawn above ${canaryBudget} % of failing sessions.</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row, index) => releaseRow(name, row, { newer: rows.slice(0, index), hasCanary })).join('\n')}
</tbody></table></div>
</section>`;
}

interface RowContext {
  /** The releases above this row, which were published later. */
  readonly newer: readonly ReleaseRow[];
  /** Whether the remote has a canary. */
  readonly hasCanary: boolean;
}

function releaseRow(
  remote: string,
  { release, origin, figures }: ReleaseRow,
  { newer, hasCanary }: RowContext,
): string {
  const { metadata, deployment, extras } = release;
  const { pages, failures, lcp, inp, cls } = figures;
  const share = pages === 0 ? '' : ` (${((100 * failures) / pages).toFixed(1)} %)`;
  const traffic = deployment?.traffic ?? 0;
  const state = stateOf(release);
  const visitors = [
    `<span class="state ${state}">${state}</span>`,
    `<progress max="100" value="${traffic}" aria-hidden="true"></progress>${traffic} %`,
  ];
  const cells = [
    momentOf(extras.publishedAt),
    origin?.commit ?? 'unknown',
    origin?.author ?? 'unknown',
    String(pages),
    `${failures}${share}`,
    lcp === null ? 'none' : `${lcp.toFixed(2)} s`,
    inp === null ? 'none' : `${Math.round(1000 * inp)} ms`,
    cls === null ? 'none' : cls.toFixed(3),
  ];
  const change = isDefault(release) && !hasCanary ? 'in use' : changeButton(remote, release, newer);
  return `<tr><th scope="row">${escapeHtml(metadata.version)}</th>${[...visitors, ...cells.map(escapeHtml), change].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** "Roll back" for the default, which takes over the visitors of canaries, and for an earlier default; "Promote" for any other release. */
function changeButton(remote: string, release: DiscoveredRelease, newer: readonly ReleaseRow[]): string {
  const { version } = release.metadata;
  const wasBefore = newer.some(({ release: other }) => isDefault(other)) && stateOf(release) === 'listed';
  const [action, label] = wasBefore || isDefault(release) ? ['rollback', 'Roll back'] : ['promote', 'Promote'];
  const name = escapeHtml(`${label} ${remote} to ${version}`);
  const data = `data-action="${action}" data-remote="${escapeHtml(remote)}" data-version="${escapeHtml(version)}"`;
  return `<button type="button" ${data} aria-label="${name}">${label}</button>`;
}

/** Formats an ISO 8601 time to the minute, in UTC. */
function momentOf(time: string | null | undefined): string {
  return time ? `${time.slice(0, 16).replace('T', ' ')} UTC` : 'unknown';
}

function isDefault({ deployment }: DiscoveredRelease): boolean {
  return deployment?.default === true;
}

function stateOf(release: DiscoveredRelease): string {
  if (isDefault(release)) return 'default';
  if (release.extras.withdrawn) return 'withdrawn';
  if (release.extras.preview) return 'preview';
  return isCanary(release) ? 'canary' : 'listed';
}

function historyTable(history: readonly Revision[]): string {
  const rows = history.map(({ revision, signedAt, key, releases }) => {
    const cells = [momentOf(signedAt), key];
    const list = releases.map((release) => `<li>${escapeHtml(release)}</li>`).join('');
    return `<tr><th scope="row">${revision}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td><ul>${list}</ul></td></tr>`;
  });
  return `<section class="card" aria-labelledby="history">
<h2 id="history">History</h2>
<div class="wide" role="region" aria-labelledby="history" tabindex="0"><table>
<caption>The last revisions of the discovery document that the store keeps, the newest first</caption>
<thead><tr><th scope="col">Revision</th><th scope="col">Signed</th><th scope="col">Key</th><th scope="col">Releases in use</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
</section>`;
}

interface Frame extends Omit<ConsoleFrame, 'operatorName'> {
  readonly title: string;
}

function frame({ nonce, notice, title }: Frame, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}${notice.style}</style>
</head>
<body>${notice.html}<main>
${content}
</main></body>
</html>
`;
}

const style = [
  ':root{color-scheme:light dark;--page:#f3f5f8;--card:#fff;--ink:#16202c;--soft:#56616e;--line:#dbe1e8;--main:#1f4fd8;--on-main:#fff;--tint:#e8eefc;--good:#0a6b3d;--good-tint:#e0f4e8;--warn:#8a4b00;--warn-tint:#fdf0dc;--bad:#a3142b;--bad-tint:#fbe6e9}',
  '@media(prefers-color-scheme:dark){:root{--page:#0d1219;--card:#161d27;--ink:#e8edf3;--soft:#a3afbd;--line:#2b3543;--main:#8fb0ff;--on-main:#0d1219;--tint:#1d2c4d;--good:#7edba6;--good-tint:#12301f;--warn:#f2bd72;--warn-tint:#38270d;--bad:#ff9dac;--bad-tint:#3b1219}}',
  '*{box-sizing:border-box}',
  'body{margin:0;font:15px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;background:var(--page);color:var(--ink)}',
  'main{max-width:1360px;margin:0 auto;padding:24px 16px 64px}',
  'header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px;margin-bottom:20px}',
  'h1{margin:0;font-size:26px;letter-spacing:-.02em}h2{margin:0 0 8px;font-size:19px}',
  '.card{margin-bottom:20px;padding:20px 24px;border:1px solid var(--line);border-radius:12px;background:var(--card)}',
  '.login{max-width:420px;margin:12vh auto 0}.login h1{margin-bottom:20px;font-size:23px}.login input,.login button{width:100%}',
  '.wide{overflow-x:auto}',
  'table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}',
  'caption,#key-help{max-width:90ch;margin:0;color:var(--soft);text-align:start}caption{padding:0 0 12px}',
  'th,td{padding:10px 12px;border-bottom:1px solid var(--line);text-align:start;vertical-align:middle}',
  'thead th{color:var(--soft);font-size:13px;font-weight:600}tbody tr:last-child>*{border-bottom:0}',
  'progress{display:block;width:72px;height:6px;margin-bottom:2px;accent-color:var(--main)}',
  '.state{padding:2px 10px;border-radius:99px;background:var(--page);color:var(--soft);font-size:13px;font-weight:600}',
  '.default{background:var(--good-tint);color:var(--good)}.canary{background:var(--warn-tint);color:var(--warn)}',
  '.withdrawn{background:var(--bad-tint);color:var(--bad)}.preview{background:var(--tint);color:var(--main)}',
  'ul{margin:0;padding-inline-start:18px}',
  'label{display:block;margin-bottom:4px;font-weight:600}',
  'button,input{min-height:40px;padding:6px 16px;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:inherit;font:inherit}',
  'button{font-weight:600;cursor:pointer}button:hover{background:var(--tint)}',
  '.main,.main:hover{border-color:var(--main);background:var(--main);color:var(--on-main)}',
  ':focus-visible{outline:3px solid var(--main);outline-offset:2px}',
  '#proposal-text{white-space:pre-line}',
  '#status:not(:empty),#proposal{padding:12px 16px;border:2px solid var(--main);border-radius:12px;background:var(--tint)}',
  '#fault{color:var(--bad);font-weight:600}',
].join('');
