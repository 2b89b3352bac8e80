/**
 * Holds what a shopper does on a rendered page until the shell has hydrated it and does it again (`event-replay.ts` of the shell), and
 * later in parts of it that the shell hydrates later. Ticks, texts and choices show at once; presses of buttons wait. Links work as they
 * are. React resets what they show when it hydrates, so it is held too; and it stops events of parts that it has not hydrated, so they are
 * held at the window. Once a part holds something, it holds what follows on the whole page: a press of the button beside it waits for the
 * choice made before. Written in ES5 by hand, as the watchdog.
 */
export const recordEventsScript = `(function(){
function holdIn(root){
var held=[];
function isHeld(event){return !root||held.length>0||root.contains(event.target)}
function hold(target,kind){
for(var i=held.length;kind!=='press'&&i--;)if(held[i].target===target)held.splice(i,1);
held.push({target:target,kind:kind,isTicked:target.checked,value:target.value});
}
function click(event){
if(!isHeld(event))return;
var target=event.target,button=target.closest('button');
if(/^(radio|checkbox)$/.test(target.type))hold(target,'tick');
if(!button)return;
event.preventDefault();
event.stopImmediatePropagation();
hold(button,'press');
}
function input(event){
if(!isHeld(event))return;
var target=event.target;
if(target.nodeName==='SELECT')hold(target,'choice');
else if(!/^(radio|checkbox)$/.test(target.type))hold(target,'text');
}
function submit(event){if(isHeld(event))event.preventDefault()}
addEventListener('click',click,true);addEventListener('input',input,true);addEventListener('submit',submit,true);
return function(){
removeEventListener('click',click,true);removeEventListener('input',input,true);removeEventListener('submit',submit,true);
return held;
};
}
var release=holdIn();
window.__alzetteHold=holdIn;
window.__alzetteHeld=function(){delete window.__alzetteHeld;return release()};
})();`;
