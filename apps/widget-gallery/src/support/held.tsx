import { useState, type ReactNode } from 'react';

interface HeldProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds what is typed or chosen in a sample, as a form would. */
export function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
