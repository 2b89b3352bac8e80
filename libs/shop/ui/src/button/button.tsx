import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonClassName, type ButtonVariantProps } from './button-variant';
import { Spinner } from './spinner';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonVariantProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** While true a spinner shows, `busyLabel` replaces the label, and presses do nothing. Focus stays. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
}

export function Button({
  variant,
  wide,
  compact,
  icon,
  busy = false,
  busyLabel,
  children,
  className,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant, wide, compact }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
