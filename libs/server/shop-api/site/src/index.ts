export { contentRoutes } from './content/content-routes';
export { releaseRevisionRoutes } from './releases/release-revision-routes';
export { savedCartMailRoutes } from './saved-cart-mails/saved-cart-mail-routes';
export { sendSavedCart } from './saved-cart-mails/send-saved-cart';
export { deleteEndedSessions } from './sessions/ended-session-repository';
export { endedSessionRoutes } from './sessions/ended-session-routes';
