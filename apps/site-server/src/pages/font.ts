/**
 * Round trips, in milliseconds, after which a font comes too late for the first paint. Before a measurement Chromium assumes 116 for
 * Wi-Fi and 137 for 4G. It reports multiples of 50.
 */
const slowRoundTripMs = 150;

/** The custom property of the font that has the measures of the family. */
export function fallbackFont(family: string): string {
  return `--font-${family}-fallback`;
}

/** The value of `--font` without the font itself. */
export function fallbackOf(family: string): string {
  return `var(${fallbackFont(family)},system-ui,sans-serif)`;
}

/**
 * Preloads the font of the page, as an inline script before the styles. Chromium delays the first paint by up to 100 ms for a preloaded
 * font, and its text layout is slower while the font loads. On a slow network, which only Chromium reports, the font is therefore loaded
 * after the page and shown on the next one. If the font does not load, the fallback font stays, or the system's font with an older shell
 * without a fallback. Written in ES5 by hand, like the watchdog.
 */
export function fontScript(family: string, href: string): string {
  return `(function(){
var root=document.documentElement,network=navigator.connection;
if(!network||!(network.rtt>${slowRoundTripMs}))return preload();
root.style.setProperty('--font','${fallbackOf(family)}');
addEventListener('load',function(){document.fonts.load('1em ${family}').then(awaitNextPage,keepFallback)});
function preload(){
var link=document.createElement('link');
link.rel='preload';
link.as='font';
link.type='font/woff2';
link.crossOrigin='';
link.href=${JSON.stringify(href)};
document.head.appendChild(link);
}
function keepFallback(){}
function awaitNextPage(){
if(window.navigation)navigation.addEventListener('currententrychange',function(event){
if(event.navigationType==='push')root.style.removeProperty('--font');
});
}
})();`;
}
