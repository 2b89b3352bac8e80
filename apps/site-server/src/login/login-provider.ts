import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { circuitBreaker, isOnThisMachine } from '@alzette/server-kit';
import type { Customer } from '@alzette/shop-model';
import type { LoginAttempt } from '../session/session';
import type { LoginSettings } from '../settings/login-settings';
import { customerOf, customerScopes } from './customer-claims';

/** Timeout of a call to the provider. */
const timeoutSeconds = 5;

/** The provider's response does not belong to a login that this browser started. */
export class ForeignLoginError extends Error {
  override readonly name = 'ForeignLoginError';
}

export interface StartedLogin {
  /** The address at which the visitor logs in. */
  readonly url: URL;
  readonly attempt: LoginAttempt;
}

export interface LoginProvider {
  /** @throws CircuitOpenError while the circuit breaker is open, or any error of the provider */
  start(returnTo: string, language: string): Promise<StartedLogin>;
  /**
   * Returns the customer who logged in; null when the visitor cancelled.
   *
   * @throws ForeignLoginError, CircuitOpenError while the circuit breaker is open, or any error of the provider
   */
  finish(response: URL, attempt: LoginAttempt): Promise<Customer | null>;
  close(): void;
}

/** OpenID Connect with authorization code, PKCE, state and nonce. Discovery runs with the first login. */
export function loginProvider(settings: LoginSettings, redirectUri: string): LoginProvider {
  const breaker = circuitBreaker({ isFailure: isProviderUnavailable });
  const discover = lazyConfiguration(settings);
  const configuration = () => breaker.run(discover);

  return {
    start: async (returnTo, language) => {
      const attempt = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), returnTo };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: customerScopes,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        // After a logout at the shop, the provider must request the password again.
        prompt: 'login',
      });
      return { url, attempt };
    },

    finish: async (response, { state, nonce, codeVerifier }) => {
      if (response.searchParams.get('state') !== state) throw new ForeignLoginError('The state does not match');
      const provider = await configuration();
      try {
        return await breaker.run(async () => {
          const tokens = await authorizationCodeGrant(provider, response, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          });
          const subject = tokens.claims()?.sub ?? '';
          return customerOf(await fetchUserInfo(provider, tokens.access_token, subject));
        });
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return null;
        throw error;
      }
    },

    close: () => breaker.close(),
  };
}

/** True for refused connections, timeouts and 5xx. Faults of a visitor, a forged code for instance, do not count. */
function isProviderUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { code, cause } = error as Error & { readonly code?: unknown };
  if (cause instanceof Response) return cause.status >= 500;
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && error.message === 'fetch failed');
}

/** Caches the provider's metadata; the next login retries a failed discovery. */
function lazyConfiguration({ issuer, clientId, clientSecret }: LoginSettings): () => Promise<Configuration> {
  let found: Promise<Configuration> | null = null;
  return () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      ...(isOnThisMachine(issuer) && issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
    }).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}
