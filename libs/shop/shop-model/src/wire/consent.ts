import { Type, type Static } from 'typebox';
import { locales } from '../locale';
import { BoundedString } from './bounds';

/** A visitor's choice about analytics. */
export const AnalyticsConsentSchema = Type.Object(
  {
    /** A random UUID, which the visitor's cookie keeps beside the choice. */
    id: BoundedString('identifier', { pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
    choice: Type.Enum(['accepted', 'refused']),
    locale: Type.Enum(locales),
    /** The question as it was shown. */
    text: Type.String({ pattern: '\\S', maxLength: 1000 }),
  },
  { additionalProperties: false },
);
export type AnalyticsConsent = Static<typeof AnalyticsConsentSchema>;
