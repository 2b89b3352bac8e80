// Watches a candidate's effects on a page outside its own slot, and its leftovers after unmount.
import type { BrowserContext, Page } from 'playwright';

/** An effect of the candidate, and the address of the line that caused it where that is known. */
export interface Finding {
  readonly what: string;
  readonly at: string | null;
}

/** The computed styles of the host's elements, in their order. */
type Looks = readonly { readonly element: string; readonly styles: Readonly<Record<string, string>> }[];

interface WatchedPage {
  readonly __alzetteSmokeTest: {
    leaks(): readonly Finding[];
    found(): readonly Finding[];
    nodes(): number;
    looks(): Looks;
  };
}

/** How often a smoke test mounts and unmounts the candidate. */
const mounts = 10;
/** After this time an unmounted remote is expected to be idle, in milliseconds. */
const settleMs = 1000;

/** @param base path of the candidate's files, for instance `/remotes/cart/1.2.0/` */
export async function watch(context: BrowserContext, base: string): Promise<void> {
  await context.addInitScript(script.replace('BASE', base));
}

interface Rounds {
  /** Origin of the site. */
  readonly site: string;
  /** Path of the slot's page, and of a page without the slot. */
  readonly slotPath: string;
  readonly otherPath: string;
}

/**
 * Leaves the slot's page and returns to it ten times without a new page.
 *
 * @returns the candidate's changes of the host, its reports and its leftovers, each once
 */
export async function mountRepeatedly(page: Page, rounds: Rounds): Promise<readonly Finding[]> {
  const leaks = await page.evaluate(() => (globalThis as unknown as WatchedPage).__alzetteSmokeTest.leaks());
  const [{ nodes, found, looks }, usualLooks] = await Promise.all([
    walk(page, rounds),
    looksOf(page.context(), rounds.site + rounds.otherPath),
  ]);
  const growth = (nodes.at(-1) ?? 0) - (nodes[1] ?? 0);
  const left = growth >= nodes.length - 2 ? [{ what: `${growth} elements left behind`, at: null }] : [];
  return counted([...leaks, ...changedLooks(usualLooks, looks), ...found, ...left]);
}

/** @returns the number of the host's elements after each round, and the findings and computed styles at the end */
async function walk(page: Page, { slotPath, otherPath }: Rounds) {
  const nodes: number[] = [];
  for (let round = 1; round <= mounts; round += 1) {
    await goTo(page, otherPath);
    await page.locator('[data-release]').waitFor({ state: 'detached' });
    nodes.push(await page.evaluate(() => (globalThis as unknown as WatchedPage).__alzetteSmokeTest.nodes()));
    if (round === mounts) break;
    await goTo(page, slotPath);
    await page.locator('[data-remote-state="ready"]').waitFor({ state: 'attached' });
  }
  await page.waitForTimeout(settleMs);
  const found = await page.evaluate(() => (globalThis as unknown as WatchedPage).__alzetteSmokeTest.found());
  const looks = await page.evaluate(() => (globalThis as unknown as WatchedPage).__alzetteSmokeTest.looks());
  return { nodes, found, looks };
}

/** The computed styles of the host on a page that never held the candidate. */
async function looksOf(context: BrowserContext, address: string): Promise<Looks> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const looks = await page.evaluate(() => (globalThis as unknown as WatchedPage).__alzetteSmokeTest.looks());
  await page.close();
  return looks;
}

function changedLooks(before: Looks, after: Looks): readonly Finding[] {
  return before.flatMap(({ element, styles }, index) => {
    const now = after[index];
    if (now?.element !== element) return [];
    return Object.keys(styles)
      .filter((name) => now.styles[name] !== styles[name])
      .map((name) => ({ what: `${name} of <${element}> of the host stays ${now.styles[name]}`, at: null }));
  });
}

/** As a link of the shop does: the shell follows the history. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'));`,
  );
}

function counted(findings: readonly Finding[]): readonly Finding[] {
  const times = new Map<string, { readonly finding: Finding; count: number }>();
  for (const finding of findings) {
    const key = `${finding.what} ${finding.at}`;
    const known = times.get(key) ?? { finding, count: 0 };
    known.count += 1;
    times.set(key, known);
  }
  return [...times.values()].map(({ finding, count }) =>
    count === 1 ? finding : { ...finding, what: `${finding.what}, ${count} times` },
  );
}

/**
 * Runs before all other scripts of the page. It is written by hand, as it has no build. A call of a browser's function counts for
 * its caller: a framework that a host shares is not the candidate.
 */
const script = `(function(base){
'use strict';
var alive=new Map(),findings=[],next=1;
function own(){
  var frame=(new Error().stack||'').match(/https?:\\/\\/[^\\s()]+:\\d+:\\d+/u);
  return frame&&frame[0].indexOf(base)!==-1?frame[0]:null;
}
function keep(what,at){alive.set(next,{what:what,at:at});return next++}
function outlives(target){
  if(target===window||target===window.visualViewport||target instanceof MediaQueryList||target===document)return true;
  return target instanceof Element&&target.isConnected&&!target.closest('[data-release]');
}
var add=EventTarget.prototype.addEventListener,remove=EventTarget.prototype.removeEventListener,listeners=[];
function isCapture(options){return options===true||Boolean(options&&options.capture)}
function indexOf(target,type,listener,options){
  return listeners.findIndex(function(each){
    return each.target===target&&each.type===type&&each.listener===listener&&each.capture===isCapture(options)});
}
function forget(target,type,listener,options){
  var index=indexOf(target,type,listener,options);
  if(index!==-1)alive.delete(listeners.splice(index,1)[0].id);
}
EventTarget.prototype.addEventListener=function(type,listener,options){
  var target=this||window,at=listener&&outlives(target)?own():null;
  if(at&&indexOf(target,type,listener,options)===-1){
    listeners.push({target:target,type:type,listener:listener,capture:isCapture(options),id:keep('a listener for "'+type+'" left behind',at)});
    var done=function(){forget(target,type,listener,options)};
    if(options&&options.signal)add.call(options.signal,'abort',done,{once:true});
    if(options&&options.once)add.call(target,type,done,{once:true});
  }
  return add.call(target,type,listener,options);
};
EventTarget.prototype.removeEventListener=function(type,listener,options){
  forget(this||window,type,listener,options);
  return remove.call(this||window,type,listener,options);
};
var timers=new Map();
function drop(id){alive.delete(timers.get(id));timers.delete(id)}
['setInterval','setTimeout'].forEach(function(name){
  var start=window[name];
  window[name]=function(handler,delay){
    var at=own(),rest=[].slice.call(arguments,2);
    var run=at&&name==='setTimeout'&&typeof handler==='function'?function(){drop(id);return handler.apply(this,arguments)}:handler;
    var id=start.apply(window,[run,delay].concat(rest));
    if(at)timers.set(id,keep(name+' of '+(delay||0)+' ms left behind',at));
    return id;
  };
});
['clearInterval','clearTimeout'].forEach(function(name){
  var stop=window[name];
  window[name]=function(id){drop(id);return stop.call(window,id)};
});
var observers=[];
['MutationObserver','ResizeObserver','IntersectionObserver'].forEach(function(name){
  var targets=new WeakMap();
  window[name]=class extends window[name]{
    constructor(callback,options){
      super(callback,options);
      var at=own(),observed=new Set();
      targets.set(this,observed);
      if(at)observers.push({what:'a '+name+' left behind',at:at,observed:observed});
    }
    observe(target,options){targets.get(this).add(target);return super.observe(target,options)}
    unobserve(target){targets.get(this).delete(target);return super.unobserve(target)}
    disconnect(){targets.get(this).clear();return super.disconnect()}
  };
});
var stored=new Map(),set=Storage.prototype.setItem;
Storage.prototype.setItem=function(key,value){stored.set(String(key),own());return set.call(this,key,value)};
function keys(area){try{return Object.keys(window[area])}catch(error){return[]}}
navigator.sendBeacon=(function(send){return function(url,body){
  if(new URL(url,location.href).pathname!=='/api/errors')return send.call(navigator,url,body);
  body.text().then(function(text){
    var report=JSON.parse(text);
    findings.push({what:'reported: '+report.message,at:(report.frames||[]).find(function(frame){return frame.indexOf(base)!==-1})||null});
  });
  return true;
}})(navigator.sendBeacon);
add.call(document,'securitypolicyviolation',function(event){
  findings.push({what:event.effectiveDirective+' refused '+(event.blockedURI||'it'),
    at:event.sourceFile?event.sourceFile+':'+event.lineNumber+':'+event.columnNumber:null});
});
add.call(window,'error',function(event){
  if(event.message)findings.push({what:event.message,at:event.filename?event.filename+':'+event.lineno+':'+event.colno:null});
});
add.call(window,'unhandledrejection',function(event){findings.push({what:'unhandled: '+event.reason,at:null})});
var looks=['display','position','color','backgroundColor','fontFamily','fontSize','fontWeight','lineHeight','letterSpacing','textAlign',
  'textTransform','textDecorationLine','paddingTop','paddingLeft','marginTop','borderTopWidth','borderTopColor',
  'borderTopLeftRadius','boxSizing','opacity','visibility','zIndex','transform'];
function outside(){
  return Array.from(document.querySelectorAll('html,body,header,footer,header *,footer *')).filter(function(each){
    return !each.closest('[data-release]')}).slice(0,300);
}
function look(element){
  var style=getComputedStyle(element);
  return looks.map(function(name){return style[name]});
}
window.__alzetteSmokeTest={
  leaks:function(){
    var sheets=Array.from(document.styleSheets).filter(function(sheet){return(sheet.href||'').indexOf(base)!==-1});
    var elements=outside(),during=elements.map(look),adopted=Array.from(document.adoptedStyleSheets);
    sheets.forEach(function(sheet){sheet.disabled=true});
    document.adoptedStyleSheets=[];
    var before=elements.map(look);
    sheets.forEach(function(sheet){sheet.disabled=false});
    document.adoptedStyleSheets=adopted;
    return elements.flatMap(function(element,index){
      return looks.filter(function(name,at){return during[index][at]!==before[index][at]}).map(function(name){
        return{what:'its styles change '+name+' of <'+element.localName+'> outside of its slot',at:null}});
    });
  },
  looks:function(){
    return outside().map(function(element){
      return{element:element.localName,styles:Object.fromEntries(look(element).map(function(value,at){return[looks[at],value]}))}});
  },
  nodes:function(){return document.querySelectorAll('body *').length-document.querySelectorAll('main *').length},
  found:function(){
    var connected=observers.filter(function(each){return Array.from(each.observed).some(function(target){return target.isConnected})});
    var left=['localStorage','sessionStorage'].flatMap(keys).filter(function(key){return!/^alzette/u.test(key)});
    return findings.concat(Array.from(alive.values()),connected.map(function(each){return{what:each.what,at:each.at}}),
      left.map(function(key){return{what:'the key "'+key+'" left in the storage',at:stored.get(key)||null}}));
  }
};
})('BASE');`;
