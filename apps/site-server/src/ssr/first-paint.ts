/**
 * Marks the page until its first paint: the shell's styles leave out what stands below the first view on narrow screens. The end of
 * loading counts too, for a tab in the background. Without scripts nothing is left out. Written in ES5 by hand, as the watchdog.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement;
function show(){root.removeAttribute('data-unpainted')}
root.setAttribute('data-unpainted','');
addEventListener('load',show);
new PerformanceObserver(show).observe({type:'paint',buffered:true});
})();`;
