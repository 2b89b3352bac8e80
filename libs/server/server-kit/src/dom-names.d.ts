/* eslint-disable @typescript-eslint/no-empty-object-type -- servers have no DOM, so the names have no members */
// Names of the DOM that types shared with browsers mention.
interface Element {}
interface HTMLElement extends Element {}
