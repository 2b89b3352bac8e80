export { classNames } from './class-names';
export { VisuallyHidden } from './text/visually-hidden';
