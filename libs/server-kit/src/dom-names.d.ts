// Names of the DOM that types shared with browsers mention. Servers have no DOM, so these have no members.
interface Element {}
interface HTMLElement extends Element {}
