import { noBypass, type Bypass } from './bypass';
import type { Operator } from './schema';

/** The public part of the operator's settings. The site server writes it into every page. */
export interface PublicSettings {
  readonly provider: string;
  readonly name: string;
  readonly legalName: string;
  readonly channel: string;
  readonly prepaidOperatorCode: string;
  readonly support: Operator['support'];
  readonly appointmentUrl: string;
  /** The page on which a prepaid card is activated with an identity check. */
  readonly activationUrl: string;
  readonly paths: Operator['paths'];
  /** Pages that remotes fill, by slot. */
  readonly pages: NonNullable<Operator['pages']>;
  readonly partners: Operator['partners'];
  readonly cardMarks: readonly string[];
  readonly logo: Operator['theme']['logo'];
  readonly minimumAge: number;
  readonly vatPercent: number;
  /** Address of the identity check. Only its origin may send messages. */
  readonly identityUrl: string;
  /** The only origin whose messages are accepted while signing. */
  readonly signatureOrigin: string;
  /** For development builds only. */
  readonly bypass: Bypass;
}

/** Addresses of the partners, from the environment, without a trailing slash. */
export interface PartnerAddresses {
  readonly identityUrl: string;
  readonly signatureOrigin: string;
}

export function publicSettings(operator: Operator, addresses: PartnerAddresses, bypass = noBypass): PublicSettings {
  const { provider, name, legalName, channel, prepaidOperatorCode } = operator;
  const { support, appointmentUrl, activationUrl, paths, partners, cardMarks } = operator;
  return {
    provider,
    name,
    legalName,
    channel,
    prepaidOperatorCode,
    support,
    appointmentUrl,
    activationUrl,
    paths,
    pages: operator.pages ?? {},
    partners,
    cardMarks,
    logo: operator.theme.logo,
    minimumAge: operator.rules.minimumAge,
    vatPercent: operator.rules.vatPercent,
    bypass,
    ...addresses,
  };
}
