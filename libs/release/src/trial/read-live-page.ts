import { ReleaseError } from '../release-error.mjs';

const element = /(<script type="application\/json" id="alzette-boot"[^>]*>)(.*?)(<\/script>)/su;

/** The boot data that a live site writes into its pages. */
export async function readLivePage(site) {
  const answer = await fetch(new URL('/fr', site)).catch((cause) => {
    throw new ReleaseError(`${site} does not answer: check the address of --against.`, { cause });
  });
  return bootOf(await answer.text());
}

export function bootOf(html) {
  const text = element.exec(html)?.[2];
  if (text === undefined)
    throw new ReleaseError('The page holds no boot data: is --against the address of an Alzette shop?');
  return JSON.parse(text);
}

/** The page with other boot data; nothing in it can end the script element. */
export function withBoot(html, boot) {
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return html.replace(element, (_all, open, _text, close) => `${open}${text}${close}`);
}
