/**
 * Holds what a shopper does on a drawn page until the shell has hydrated it and does it again (`held-input.ts` of the shell).
 * Ticks, texts and choices show at once; presses of buttons wait. Links work as they are. Written in ES5 by hand, as the
 * watchdog.
 */
export const heldInputScript = `(function(){
var held=[],on=addEventListener,off=removeEventListener;
function hold(target,kind){
for(var i=held.length;kind!=='press'&&i--;)if(held[i].target===target)return;
held.push({target:target,kind:kind});
}
function click(event){
var target=event.target,button=target.closest('button');
if(/^(radio|checkbox)$/.test(target.type))hold(target,'tick');
if(!button)return;
event.preventDefault();
event.stopImmediatePropagation();
hold(button,'press');
}
function input(event){
var target=event.target;
if(target.nodeName==='SELECT')hold(target,'choice');
else if(!/^(radio|checkbox)$/.test(target.type))hold(target,'text');
}
function submit(event){event.preventDefault()}
on('click',click,true);on('input',input,true);on('submit',submit,true);
window.__alzetteHeld=function(){
off('click',click,true);off('input',input,true);off('submit',submit,true);
delete window.__alzetteHeld;
return held;
};
})();`;
