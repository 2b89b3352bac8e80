// Renders the icons of lucide-react without its options that the shop does not use: a page has dozens of them.
import { createElement } from 'react';

/** In place of `createLucideIcon` of lucide-react. */
export default function createLucideIcon({ node }) {
  return function LucideIcon({ size, ...attributes }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      node.map(([element, shape]) => createElement(element, shape)),
    );
  };
}
