import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClassName, type ButtonLookProps } from './button-look';

export interface LinkButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, ButtonLookProps {
  readonly href: string;
  readonly icon?: ReactNode;
}

/** A link that looks like a button: for going somewhere, where a button does something. */
export function LinkButton({ look, wide, compact, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClassName({ look, wide, compact }, className)}>
      {icon}
      {children}
    </a>
  );
}
