import type { LucideIcon } from 'lucide-react';

/** 24 stands alone, 20 stands beside words, 16 stands inside a disc. */
export type IconSize = 24 | 20 | 16;

export interface IconProps {
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

const strokes: Record<IconSize, number> = { 24: 1.75, 20: 1.85, 16: 2.2 };

/** Makes an icon of the shop out of a drawn one: one stroke weight, and silent, because words always stand beside it. */
export function defineIcon(Drawing: LucideIcon) {
  return function Icon({ size = 24, className }: IconProps) {
    return <Drawing className={className} size={size} strokeWidth={strokes[size]} aria-hidden focusable={false} />;
  };
}
