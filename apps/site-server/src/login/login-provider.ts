import { circuitBreaker } from '@alzette/server-kit';
import type { Customer } from '@alzette/shop-model';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import type { LoginAttempt } from '../session/session';
import { customerOf, customerScopes } from './customer-claims';
import { isLocal, type LoginSettings } from './settings';

/** Longest wait for each answer of the provider, in seconds. */
const patience = 5;

/** The provider's answer belongs to no login that was begun in this browser. */
export class ForeignAnswerError extends Error {
  override readonly name = 'ForeignAnswerError';
}

export interface StartedLogin {
  /** Where the visitor logs in. */
  readonly url: URL;
  readonly attempt: LoginAttempt;
}

export interface LoginProvider {
  /** @throws CircuitOpenError while the provider is left alone, or any error of it */
  start(returnTo: string, language: string): Promise<StartedLogin>;
  /**
   * The customer who logged in; null when they did not want to.
   *
   * @throws ForeignAnswerError, CircuitOpenError while the provider is left alone, or any error of it
   */
  finish(answer: URL, attempt: LoginAttempt): Promise<Customer | null>;
  close(): void;
}

/** OpenID Connect with authorization code, PKCE, state and nonce. The provider is looked up when it is first needed. */
export function loginProvider(settings: LoginSettings, redirectUri: string): LoginProvider {
  const breaker = circuitBreaker({ isFailure: isProviderAway });
  const lookUp = lookedUpLate(settings);
  const configuration = () => breaker.run(lookUp);

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
        // Who logs out at the shop is not logged in again without a word.
        prompt: 'login',
      });
      return { url, attempt };
    },

    finish: async (answer, { state, nonce, codeVerifier }) => {
      if (answer.searchParams.get('state') !== state) throw new ForeignAnswerError('The state is not the one sent');
      const provider = await configuration();
      try {
        return await breaker.run(async () => {
          const tokens = await authorizationCodeGrant(provider, answer, {
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

/** No answer, none in time, or one of a server in trouble. What a visitor brings along, a forged code for instance, is none of it. */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { code, cause } = error as Error & { readonly code?: unknown };
  if (cause instanceof Response) return cause.status >= 500;
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && error.message === 'fetch failed');
}

/** The provider's description, kept once it is there; a failed look-up is tried again with the next login. */
function lookedUpLate({ issuer, clientId, clientSecret }: LoginSettings): () => Promise<Configuration> {
  let found: Promise<Configuration> | null = null;
  return () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patience,
      ...(isLocal(issuer) && issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
    }).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}
