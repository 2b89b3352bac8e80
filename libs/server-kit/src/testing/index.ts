export { startMailServer } from './mail-server';
