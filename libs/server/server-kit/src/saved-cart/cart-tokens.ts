import { safeOrigin, type SavedCart } from '@alzette/shop-model';
import { SavedCartEntrySchema } from '@alzette/shop-model/schemas';
import { Ajv } from 'ajv';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { Type } from 'typebox';
import { ProblemError } from '../problem';
import type { CartKeyRing } from './cart-keys';

/** The maximum length of a token, in characters. */
export const maxTokenLength = 64 * 1024;

/** The header limit of a server whose addresses may hold a token, in bytes: a token exceeds Node's default limit. */
export const maxHeaderBytes = maxTokenLength + 16 * 1024;

/** A cart before its origins are made safe: any text is accepted as an origin. */
export const GivenCartSchema = Type.Object(
  {
    cart: Type.Array(
      Type.Object(
        { ...SavedCartEntrySchema.properties, origin: Type.String({ maxLength: 300 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);

const audience = 'saved-cart';

export interface OpenedCart {
  readonly cart: SavedCart;
  /** When the token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** @throws ProblemError 400 `token_too_large`, `token_expired` or `token_invalid` */
export type OpenCart = (token: string) => Promise<OpenedCart>;

export interface CartTokens {
  /** @throws ProblemError 400 `token_too_large` for a cart that exceeds the maximum length */
  seal(cart: SavedCart): Promise<string>;
  readonly open: OpenCart;
}

export interface CartTokenSettings {
  readonly keys: CartKeyRing;
  /** Days until a new token expires. */
  readonly days: number;
}

/** Carts as encrypted tokens (JWE, `dir` with A256GCM). */
export function cartTokens({ keys, days }: CartTokenSettings, now: () => number): CartTokens {
  const [newest] = keys;
  return {
    open: cartOpener(keys, now),
    seal: async ({ cart }) => {
      const issuedAt = new Date(now());
      const token = await new EncryptJWT({ cart })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + days * 24 * 60 * 60 * 1000))
        .encrypt(newest.key);
      return withinLimit(token);
    },
  };
}

/** Opens tokens only. The content of a token is validated like any other input. */
export function cartOpener(keys: CartKeyRing, now: () => number): OpenCart {
  const isSavedCart = new Ajv().compile<SavedCart>(GivenCartSchema);

  return async (token) => {
    try {
      const { payload } = await jwtDecrypt(canonical(withinLimit(token)), ({ kid }) => keyOf(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        audience,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
      const saved: unknown = { cart: payload['cart'] };
      if (!isSavedCart(saved)) throw invalid();
      return { cart: withSafeOrigins(saved), expiresAt: Number(payload.exp) * 1000 };
    } catch (error) {
      throw readable(error);
    }
  };

  function keyOf(id: string | undefined): Uint8Array {
    const found = keys.find((key) => key.id === id);
    if (!found) throw invalid();
    return found.key;
  }
}

/** Replaces an origin that is not a path of this site with the home page (no open redirect). */
function withSafeOrigins({ cart }: SavedCart): SavedCart {
  return { cart: cart.map((entry) => ({ ...entry, origin: safeOrigin(entry.origin, '/') })) };
}

function withinLimit(token: string): string {
  if (token.length <= maxTokenLength) return token;
  throw new ProblemError('token_too_large');
}

/** Accepts only the canonical base64url text: unused bits at the end of a part would allow several spellings of one token. */
function canonical(token: string): string {
  const isCanonical = token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
  if (!isCanonical) throw invalid();
  return token;
}

function readable(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof errors.JWTExpired) {
    return new ProblemError('token_expired', { cause: error });
  }
  return invalid(error);
}

function invalid(cause?: unknown): ProblemError {
  return new ProblemError('token_invalid', { cause });
}
