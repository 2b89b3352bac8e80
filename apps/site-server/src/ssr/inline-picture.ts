import type { KeptResponse } from './catalogue-responses';

/** Characters. A larger picture would delay the text after it by more than its own request takes. */
const maxLength = 12_000;
/** The vector picture of the first view. React preloads it. */
const picture = /<img src="(\/api\/catalogue\/images\/[^"]+\.svg)"(?=[^>]* fetchPriority="high")/u;

/**
 * Puts the vector picture of the first view into the page, so that it paints with the text: a request for it would begin when the page
 * arrives, and cost a round trip.
 */
export async function withInlinePicture(html: string, read: (address: string) => Promise<KeptResponse>) {
  const address = picture.exec(html)?.[1];
  if (address === undefined) return html;
  const { status, body } = await read(address);
  if (status !== 200 || typeof body !== 'string' || body.length > maxLength) return html;
  return html
    .replace(`<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`, '')
    .replace(picture, () => `<img src="data:image/svg+xml,${escapedSvg(body)}"`);
}

/** SVG as data of a URL inside an attribute. Other characters stay as they are, so that the page compresses well. */
function escapedSvg(svg: string): string {
  return svg.replaceAll(/[%#"<>&\n]/gu, encodeURIComponent);
}
