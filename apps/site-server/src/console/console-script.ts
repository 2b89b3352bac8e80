/**
 * The script of the console's page. The private key is imported from the chosen file as non-extractable, and only signs the proposed
 * document. The script is written by hand, because the page has no build.
 */
export const consoleScript = `(function(){
'use strict';
var status=document.getElementById('status'),file=document.getElementById('key');
var section=document.getElementById('proposal'),text=document.getElementById('proposal-text'),proposed=null;
function say(message){status.textContent=message}
function encode(bytes){
  var binary='';new Uint8Array(bytes).forEach(function(byte){binary+=String.fromCharCode(byte)});
  return btoa(binary).replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=+$/,'');
}
function utf8(value){return new TextEncoder().encode(value)}
async function post(path,body){
  var response=await fetch(path,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(body)});
  var document=await response.json();
  if(!response.ok)throw new Error(document.title||'The server responded with '+response.status);
  return document;
}
async function readKey(){
  if(!file.files.length)throw new Error('Choose the file with your private key first.');
  var key;
  try{
    key=JSON.parse(await file.files[0].text());
    if(key.ALZETTE_RELEASE_KEY)key=typeof key.ALZETTE_RELEASE_KEY==='string'?JSON.parse(key.ALZETTE_RELEASE_KEY):key.ALZETTE_RELEASE_KEY;
  }catch(error){throw new Error('The file holds no key: choose the JSON that "alzette-release keygen" printed.')}
  if(key.crv!=='Ed25519'||!key.d)throw new Error('The file holds no private Ed25519 key.');
  var imported=await crypto.subtle.importKey('jwk',{kty:key.kty,crv:key.crv,x:key.x,d:key.d},{name:'Ed25519'},false,['sign'])
    .catch(function(){throw new Error('This browser cannot sign with Ed25519: use a newer one, or "alzette-release".')});
  return{kid:key.kid,key:imported};
}
async function sign(payload){
  var own=await readKey();
  var header=encode(utf8(JSON.stringify(own.kid?{alg:'EdDSA',kid:own.kid}:{alg:'EdDSA'})));
  var signature=await crypto.subtle.sign({name:'Ed25519'},own.key,utf8(header+'.'+encode(utf8(payload))));
  return header+'..'+encode(signature);
}
function guarded(work){return function(event){work(event).catch(function(error){say(error.message);status.focus()})}}
document.addEventListener('click',guarded(async function(event){
  var button=event.target.closest('button[data-action]');
  if(!button)return;
  var change={action:button.dataset.action,remote:button.dataset.remote,version:button.dataset.version};
  var proposal=await post('/__releases/proposals',change);
  proposed={change:change,proposal:proposal};
  text.textContent=button.getAttribute('aria-label')+' (revision '+proposal.revision+')\\n'+
    'Before: '+proposal.visitors.before+'\\n'+'After: '+proposal.visitors.after;
  section.hidden=false;
  section.focus();
  say('');
}));
document.getElementById('sign').addEventListener('click',guarded(async function(){
  var signature=await sign(proposed.proposal.payload);
  var written=await post('/__releases/revisions',Object.assign({},proposed.change,
    {revision:proposed.proposal.revision,expires:proposed.proposal.expires,signature:signature}));
  section.hidden=true;
  location.assign('/__releases?written='+written.revision);
}));
document.getElementById('cancel').addEventListener('click',function(){section.hidden=true;proposed=null;say('Nothing was changed.');status.focus()});
var written=/[?&]written=(\\d{1,9})/.exec(location.search);
if(written)say('Revision '+written[1]+' is written.');
})();`;
