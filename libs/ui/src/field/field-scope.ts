import { createContext, useContext } from 'react';

/**
 * What stands before the id of each field, ending in `~`; nothing on the shop's own pages. A page that embeds several parts of
 * the shop may hold fields of the same name.
 */
export const FieldScope = createContext('');

export function useFieldScope(): string {
  return useContext(FieldScope);
}

/** The field with this name: of several, the one in the part of the page where the shopper is. */
export function findField(fieldId: string): HTMLElement | null {
  const plain = document.getElementById(fieldId);
  if (plain) return plain;
  const fields = [...document.querySelectorAll<HTMLElement>(`[id$=${JSON.stringify(`~${fieldId}`)}]`)];
  for (let part = document.activeElement; part; part = part.parentElement) {
    const near = fields.find((field) => part?.contains(field));
    if (near) return near;
  }
  return fields[0] ?? null;
}
