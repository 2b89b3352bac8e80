import { escapeJson } from '../http/escape-json';
import { fallbackOf } from './font';

/** The name under which a chunk loader looks for the sheet, its address and its hash. */
export type LateSheet = readonly [file: string, href: string, integrity?: string];

/**
 * Loads the whole style sheets of a rendered page after the first paint, which needs only the rules inside the page, and applies them all
 * at once. The shell waits for `__alzetteStyled` before it hydrates the page.
 *
 * - A font that was not there for the first paint waits for the next page: new sheets would show it, and move lines. Browsers load a font
 *   after the layout that needs it, so the script measures first. It leaves a fallback that the font script chose.
 * - A sheet of a remote that does not load is removed: the remote then loads it again, or is replaced. Without a sheet of the shell the
 *   watchdog shows its message.
 *
 * Written in ES5 by hand, like the watchdog.
 */
export function lateStylesScript(sheets: readonly LateSheet[], family: string): string {
  return `(function(sheets){
var place=document.currentScript,awaited=sheets.length;
var root=document.documentElement,isPainted,hasFont;
function look(){
if(isPainted)return;
if(document.body)document.body.getBoundingClientRect();
hasFont=document.fonts.check('1em ${family}');
requestAnimationFrame(look);
}
function keepFallback(){
root.style.setProperty('--font','${fallbackOf(family)}');
if(window.navigation)navigation.addEventListener('currententrychange',function(event){
if(event.navigationType==='push')root.style.removeProperty('--font');
});
}
requestAnimationFrame(look);
window.__alzetteStyled=new Promise(function(resolve){
window.__alzettePainted.push(function(){
isPainted=true;
if(hasFont===false&&!root.style.getPropertyValue('--font'))keepFallback();
var links=sheets.map(function(sheet){
var link=document.createElement('link');
link.rel='stylesheet';
link.media='print';
link.setAttribute('data-href',sheet[0]);
if(sheet[2])link.integrity=sheet[2];
link.onload=settle;
link.onerror=function(){
if(/^\\/assets\\//.test(sheet[1]))return;
link.parentNode.removeChild(link);
settle();
};
link.href=sheet[1];
place.parentNode.insertBefore(link,place);
return link;
});
function settle(){
if(--awaited)return;
links.forEach(function(link){link.media='all'});
resolve();
}
});
});
})(${escapeJson(sheets)});`;
}
