import type { LucideIcon } from 'lucide-react';

/** 24 alone, 20 beside text, 16 inside a disc. */
export type IconSize = 24 | 20 | 16;

export interface IconProps {
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

const strokes: Record<IconSize, number> = { 24: 1.75, 20: 1.85, 16: 2.2 };

/** Defines an icon: one stroke weight, hidden from screen readers, because a text is always beside it. */
export function defineIcon(Drawing: LucideIcon) {
  return function Icon({ size = 24, className }: IconProps) {
    return <Drawing className={className} size={size} strokeWidth={strokes[size]} aria-hidden focusable={false} />;
  };
}
