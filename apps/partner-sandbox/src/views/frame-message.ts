import { html, scriptJson, type Html } from './html';

/** Script that tells the embedding page, or the page that opened this one, and closes a popup. Reaches `targetOrigin` only. */
export function frameMessage(message: unknown, targetOrigin: string, nonce: string): Html {
  return html`<script nonce="${nonce}">
    (() => {
      const isPopup = window.parent === window && window.opener;
      const receiver = isPopup ? window.opener : window.parent;
      if (receiver !== window) receiver.postMessage(${scriptJson(message)}, ${scriptJson(targetOrigin)});
      if (isPopup) window.close();
    })();
  </script>`;
}
