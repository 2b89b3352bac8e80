import { createContext, createElement, useContext, type ReactNode } from 'react';

const FieldScope = createContext('');

/**
 * Prefixes the ids of the fields inside with `scope`, ending in `~`. A page that embeds several parts of the shop may
 * have fields of the same name.
 */
export function withFieldScope(scope: string, content: ReactNode) {
  return createElement(FieldScope, { value: scope }, content);
}

export function useFieldScope(): string {
  return useContext(FieldScope);
}

/** The field with this name. Among several, the field in the part of the page with the focus. */
export function findField(fieldId: string): HTMLElement | null {
  const plain = document.getElementById(fieldId);
  if (plain) return plain;
  const fields = [...document.querySelectorAll<HTMLElement>(`[id$=${JSON.stringify(`~${fieldId}`)}]`)];
  for (let part = document.activeElement; part; part = part.parentElement) {
    const ancestor = part;
    const near = fields.find((field) => ancestor.contains(field));
    if (near) return near;
  }
  return fields[0] ?? null;
}
