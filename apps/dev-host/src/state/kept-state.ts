const key = 'alzette.alone';

/** The state that this tab began with, for the way back from another page. */
export function keptState(): string | null {
  return window.sessionStorage.getItem(key);
}

export function keepState(id: string): void {
  window.sessionStorage.setItem(key, id);
}
