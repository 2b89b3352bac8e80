import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClassName, type ButtonVariantProps } from './button-variant';

export interface LinkButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, ButtonVariantProps {
  readonly href: string;
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for navigation. */
export function LinkButton({ variant, wide, compact, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClassName({ variant, wide, compact }, className)}>
      {icon}
      {children}
    </a>
  );
}
