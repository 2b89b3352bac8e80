import { EnvironmentError, startFailure } from './index';

const server = { name: 'site server', portVariables: ['ALZETTE_SITE_PORT'] };

it('says why a server cannot start, and what to do', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE :::4200'), { code: 'EADDRINUSE' });
  expect(startFailure(server, taken)).toContain('Stop what listens there, or set ALZETTE_SITE_PORT.');
  expect(startFailure(server, new EnvironmentError('site server', ['A is wrong.']))).toBe(
    'The site server cannot start:\n  - A is wrong.',
  );
  expect(startFailure(server, 'odd')).toBe('The site server cannot start: odd');
});
