/**
 * Marks the page until its first paint. On narrow screens the shell's styles hide the content below the first view until then. The end
 * of loading removes the mark too, for background tabs. Without scripts all content is shown. Written in ES5 by hand, like the watchdog.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement;
var painted=window.__alzettePainted=[];
function show(){
root.removeAttribute('data-unpainted');
painted.splice(0).forEach(function(call){call()});
}
root.setAttribute('data-unpainted','');
addEventListener('load',show);
new PerformanceObserver(show).observe({type:'paint',buffered:true});
})();`;
