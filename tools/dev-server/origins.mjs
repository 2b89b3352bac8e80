// Pages of which sites may read what a dev server serves: those of this machine, and the ones named in ALZETTE_DEV_SITES
// (for a staging site that a developer shows his remote in).

/** Whether a page of this origin may read from a dev server. */
export function isAllowedSite(origin, named = (process.env.ALZETTE_DEV_SITES ?? '').split(',').filter(Boolean)) {
  return /^https?:\/\/(localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1)(:\d+)?$/u.test(origin) || named.includes(origin);
}
