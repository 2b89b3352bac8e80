import type { Operator } from '@alzette/operator-config';
import { escapeHtml } from '@alzette/server-kit';
import { phoneHref } from '@alzette/shop-model';
import type { PageMessages } from './messages';

/** How long the skeleton may stand before the page offers a reload, in milliseconds. */
const timeoutMs = 10_000;

const failureId = 'boot-failure';

/** Stands hidden beside the skeleton inside the shell's root, so that a shell that renders late replaces it. */
export function bootFailure({ support }: Operator, messages: PageMessages): string {
  return [
    `<div id="${failureId}" class="skeleton-wrap skeleton-failure" role="alert" hidden>`,
    `<h1>${escapeHtml(messages.failedTitle)}</h1>`,
    `<p>${escapeHtml(messages.failedText)}</p>`,
    `<p><a href="">${escapeHtml(messages.reload)}</a></p>`,
    `<p><a href="${escapeHtml(phoneHref(support.phone))}">${escapeHtml(support.phone)}</a></p>`,
    '</div>',
  ].join('');
}

/**
 * Shows the failure when a script does not load, parse or start while the skeleton stands, or when the skeleton stands too
 * long. Written in ES5 by hand: it has to run in browsers that cannot parse the shell.
 */
export const bootWatchdog = `(function(){
function show(){
if(document.readyState==='loading')return addEventListener('DOMContentLoaded',show);
var failure=document.getElementById('${failureId}');
if(!failure)return;
failure.previousSibling.hidden=true;
failure.hidden=false;
}
addEventListener('error',function(event){
if(event.target===window||event.target.nodeName==='SCRIPT')show();
},true);
addEventListener('unhandledrejection',show);
setTimeout(show,${timeoutMs});
})();`;
