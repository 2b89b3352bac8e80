/**
 * Round trips, in milliseconds, after which a font comes too late for the first paint. Until it has measured one, Chromium takes 116 for
 * Wi-Fi and 137 for 4G, and reports multiples of 50.
 */
const slowRoundTripMs = 150;

/**
 * Preloads the font of the page, an inline script before the styles. Chromium holds the first paint for up to 100 ms for a preloaded
 * font, and lays text out more slowly while one is awaited: on a slow network, which only Chromium reports, the font is loaded after the
 * page and shows on the next one. A font that does not load leaves the fallback, and an older shell without one the system's font.
 * Written in ES5 by hand, as the watchdog.
 */
export function fontScript(family: string, href: string): string {
  return `(function(){
var root=document.documentElement,network=navigator.connection;
if(!network||!(network.rtt>${slowRoundTripMs}))return preload();
root.style.setProperty('--font','var(--font-${family}-fallback,system-ui,sans-serif)');
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
