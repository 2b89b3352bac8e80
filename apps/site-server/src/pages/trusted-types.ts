/**
 * The default Trusted Types policy of a page, an inline script before all others: scripts load from this site and from the
 * origins of overridden remotes. It makes neither HTML nor code from text, so such a call fails. Written in ES5 by hand.
 */
export function trustedTypesPolicy(remoteOrigins: readonly string[]): string {
  return `(function(){
if(!window.trustedTypes)return;
var origins=${JSON.stringify(remoteOrigins).replace(/</gu, '\\u003c')};
origins.push(location.origin);
trustedTypes.createPolicy('default',{createScriptURL:function(url){
if(origins.indexOf(new URL(url,location.href).origin)<0)throw new TypeError('No script may load from '+url);
return url;
}});
})();`;
}
