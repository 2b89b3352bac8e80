import { noBypass, type Bypass } from './bypass';
import type { Operator } from './schema';

/** What a browser may know of the operator and the outside addresses. Inlined by the site server in every page. */
export interface PublicSettings {
  readonly provider: string;
  readonly name: string;
  readonly legalName: string;
  readonly channel: string;
  readonly prepaidOperatorCode: string;
  readonly support: Operator['support'];
  readonly appointmentUrl: string;
  readonly paths: Operator['paths'];
  /** Pages that remotes fill, by place. */
  readonly pages: NonNullable<Operator['pages']>;
  readonly partners: Operator['partners'];
  readonly cardMarks: readonly string[];
  readonly logo: Operator['theme']['logo'];
  readonly minimumAge: number;
  readonly vatPercent: number;
  /** Address of the identity check's popup page, and the only origin its messages may come from. */
  readonly identityUrl: string;
  /** The only origin whose frame messages count while signing. */
  readonly signatureOrigin: string;
  /** Read by development builds only. */
  readonly bypass: Bypass;
}

/** Addresses of the outside companies, from the environment. Without a trailing slash. */
export interface PartnerAddresses {
  readonly identityUrl: string;
  readonly signatureOrigin: string;
}

export function publicSettings(operator: Operator, addresses: PartnerAddresses, bypass = noBypass): PublicSettings {
  const { provider, name, legalName, channel, prepaidOperatorCode } = operator;
  const { support, appointmentUrl, paths, partners, cardMarks } = operator;
  return {
    provider,
    name,
    legalName,
    channel,
    prepaidOperatorCode,
    support,
    appointmentUrl,
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
