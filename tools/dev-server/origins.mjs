// The sites whose pages may read from a dev server: those of this machine, and the ones named in ALZETTE_DEV_SITES
// (for a staging site in which a developer shows a remote).

/** Whether a page of this origin may read from a dev server. */
export function isAllowedSite(origin, named = (process.env.ALZETTE_DEV_SITES ?? '').split(',').filter(Boolean)) {
  return /^https?:\/\/(localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1)(:\d+)?$/u.test(origin) || named.includes(origin);
}
