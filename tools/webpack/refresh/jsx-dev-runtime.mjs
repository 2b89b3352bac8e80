// Fast refresh requires the development form of JSX, which only a development build of React understands. A remote from this
// dev server may be in a host of any build: both forms go to the JSX of that host's React.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
