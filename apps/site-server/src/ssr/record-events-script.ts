/**
 * Records the shopper's events on a rendered page until the shell has hydrated it and replays them (`event-replay.ts` of the shell), and
 * then the events in parts that the shell hydrates afterwards. Ticks, texts and choices are shown at once; button presses wait; links work
 * normally. React resets form values when it hydrates, so values are recorded too. React also stops events of parts that it has not
 * hydrated, so they are captured at the window. Once a part has recorded an event, it records all further events of the whole page: a
 * press of the button beside it waits for the earlier choice. Written in ES5 by hand, like the watchdog.
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
