/** Colours of every document. */
export const ink = '#1c2430';
export const quiet = '#5b6675';
export const accent = '#0b5c6b';
export const line = '#d7dde3';
