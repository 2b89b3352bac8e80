import { scryptSync } from 'node:crypto';

export const consolePassword = 'correct horse battery staple';

const salt = Buffer.from('a salt for tests');
export const consolePasswordHash = [
  'scrypt:16384:8:1',
  salt.toString('base64url'),
  scryptSync(consolePassword, salt, 32).toString('base64url'),
].join(':');
