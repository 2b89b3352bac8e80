export { Button, type ButtonProps } from './button';
export type { ButtonVariant } from './button-variant';
export { IconButton, type IconButtonProps } from './icon-button';
export { LinkButton, type LinkButtonProps } from './link-button';
export { Spinner } from './spinner';
