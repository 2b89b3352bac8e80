// The responses of a remote's dev server besides its files, so that the remote runs alone: the page of apps/dev-host, and recorded
// responses instead of the shop's servers. With ALZETTE_RECORD=<address of a shop> it passes requests on and records.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../process/run.mjs';
import { fileOf, record, recordedResponse } from './recorded.mjs';

const host = join(root, 'dist/dev/dev-host');
const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', map: 'application/json' };
const problem = (status, code, title) => ({ status, body: { type: 'about:blank', title, status, code } });

/**
 * For `setupMiddlewares` of the dev server.
 *
 * @param {(request: object) => Promise<object | null>} [render] renders with the server bundle of the remote
 */
export function aloneMiddlewares({ name }, render) {
  return [
    {
      name: 'alone-draw',
      path: '/dev-host/draw',
      middleware: (request, response) => void sendRendered(render, request, response),
    },
    { name: 'alone-api', path: '/api', middleware: (request, response) => void respond(name, request, response) },
    { name: 'alone-partner', path: '/partner/payment', middleware: comeBack },
    { name: 'alone-host', path: '/dev-host', middleware: sendHostFile },
    {
      name: 'alone-page',
      middleware: (request, response, next) =>
        sendPage({ name, isDrawable: render !== undefined }, request, response, next),
    },
  ];
}

async function respond(name, request, response) {
  const { pathname, search } = new URL(request.originalUrl, 'http://localhost');
  const recordFrom = process.env.ALZETTE_RECORD;
  const file = join('apps', name, 'recorded', fileOf(request.method, pathname));
  const found = recordFrom
    ? await passOn(recordFrom, request, pathname + search)
    : recordedResponse(join(root, file), search);
  if (recordFrom && found.isJson) {
    record(join(root, file), {
      method: request.method,
      path: pathname,
      query: search,
      status: found.status,
      body: withoutPartner(found),
    });
  }
  const {
    status,
    body,
    cookies = [],
  } = found ??
  problem(
    501,
    'not_recorded',
    `${request.method} ${pathname}${search} is not recorded: add it to ${file}, or see apps/dev-host/README.md`,
  );
  response.writeHead(status, {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'set-cookie': cookies,
  });
  response.end(body === null ? '' : JSON.stringify(body).replaceAll('{origin}', `http://${request.headers.host}`));
}

/** A recorded payment does not open the page of the card company: it returns at once, as if it had been paid. */
function withoutPartner({ body, asked }) {
  if (typeof body?.redirectUrl !== 'string') return body;
  const { order_token, type } = asked;
  const query = new URLSearchParams({ step: 'confirmation', order_token, ...(type !== 'esales' && { type }) });
  return { ...body, redirectUrl: `{origin}/partner/payment?${query}` };
}

function comeBack({ url = '', headers: { referer = '' } }, response) {
  const locale = /^https?:\/\/[^/]+\/(fr|en|de)\//u.exec(referer)?.[1] ?? 'fr';
  const operator = readOperator();
  response
    .writeHead(302, { location: `/${locale}/${operator.paths.checkout[locale]}${url.slice(url.indexOf('?'))}` })
    .end();
}

/** Responds with the render of the server bundle for the request in the body, or with its error, which the terminal shows too. */
async function sendRendered(render, request, response) {
  const { status, body } = await bodyOf(request)
    .then((bytes) => render(JSON.parse(bytes.toString())))
    .then(
      (rendered) => ({ status: 200, body: rendered }),
      (error) => {
        console.error(`The server bundle does not render:\n${error.message}`);
        return problem(500, 'not_drawn', error.message);
      },
    );
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function passOn(shop, request, address) {
  const sent = await bodyOf(request);
  const {
    host: _host,
    connection: _connection,
    'content-length': _length,
    'accept-encoding': _encoding,
    ...headers
  } = request.headers;
  const upstream = await fetch(`${shop}${address}`, {
    method: request.method,
    headers: { ...headers, origin: shop, 'sec-fetch-site': 'same-origin' },
    ...(sent.length > 0 && { body: sent }),
  });
  const text = await upstream.text();
  const isJson = text === '' || (upstream.headers.get('content-type') ?? '').includes('json');
  return {
    status: upstream.status,
    body: text === '' ? null : isJson ? JSON.parse(text) : text,
    isJson,
    cookies: upstream.headers.getSetCookie(),
    asked: parsed(sent.toString()),
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function readOperator() {
  return JSON.parse(
    readFileSync(
      resolve(root, process.env.ALZETTE_OPERATOR ?? 'libs/server/operator-config/operators/alzette.json'),
      'utf8',
    ),
  );
}

function sendHostFile({ url = '' }, response) {
  const file = url.split('?', 1)[0].replace(/^\//u, '');
  const path = join(host, 'assets', file);
  if (!/^[\w~.-]+$/u.test(file) || !existsSync(path)) return response.writeHead(404).end();
  return response
    .writeHead(200, { 'content-type': types[file.split('.').at(-1)] ?? 'application/octet-stream' })
    .end(readFileSync(path));
}

function sendPage({ name, isDrawable }, { method, url = '', headers }, response, next) {
  const { pathname } = new URL(url, 'http://localhost');
  const isPage =
    method === 'GET' && (headers.accept ?? '').includes('text/html') && /^\/((fr|en|de)(\/|$)|$)/u.test(pathname);
  if (!isPage) return next();
  const states = JSON.parse(readFileSync(join(root, 'apps', name, 'alone.json'), 'utf8'));
  if (pathname.split('/').filter(Boolean).length < 2)
    return response.writeHead(302, { location: firstState(states, pathname) }).end();
  if (!existsSync(join(host, 'shell-manifest.json'))) {
    return response
      .writeHead(503, { 'content-type': 'text/plain' })
      .end('The page around the remote is not built: npx nx build dev-host');
  }
  return response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page({ remote: name, isDrawable, states }));
}

function firstState([state], pathname) {
  const locale = pathname.split('/')[1] || 'fr';
  const [path = '', query = ''] = (state?.path[locale] ?? 'alone').split('?');
  return `/${locale}/${path}?${new URLSearchParams([...new URLSearchParams(query), ['alone', state?.id ?? '']])}`;
}

function page({ remote, isDrawable, states }) {
  const { entry } = JSON.parse(readFileSync(join(host, 'shell-manifest.json'), 'utf8'));
  const operator = readOperator();
  const boot = JSON.stringify({ remote, isDrawable, operator, states }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${remote}</title>
<link rel="icon" href="data:,">
${entry.css.map((file) => `<link rel="stylesheet" href="/dev-host/${file}" data-href="${file}">`).join('\n')}
<style>:root{--font:var(--font-${operator.theme.font})}</style>
<script type="application/json" id="alzette-alone">${boot}</script>
${entry.js.map((file) => `<script defer src="/dev-host/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
