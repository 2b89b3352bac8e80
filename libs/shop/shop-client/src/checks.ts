import type { HttpPort } from '@alzette/remote-contract';
import {
  compact,
  type CreditCheckOutcome,
  type IbanResult,
  type KycInformation,
  normaliseCreditStatus,
  parseIban,
  type RemainingLimits,
  type ServiceQualificationRequest,
  type ServiceQualificationResult,
  type Voucher,
} from '@alzette/shop-model';
import { checkedBody, type Unchecked } from './http-error';

export interface CreditCheckInput {
  readonly firstname: string;
  readonly lastname: string;
  /** yyyy-MM-dd */
  readonly birthdate: string;
}

/** The outcome of a credit check, with its status: the text for the shopper depends on it. */
export interface CreditCheckResult {
  readonly outcome: CreditCheckOutcome;
  /** As on the wire; may be unknown. */
  readonly status: string;
}

/** The credit check of a guest (spec row I8). May take 20 s. */
export async function checkCredit(http: HttpPort, input: CreditCheckInput): Promise<CreditCheckResult> {
  const { body } = await http.request<Unchecked<{ status: string }>>({
    method: 'POST',
    url: '/api/v2/shop/creditcheck/status',
    query: { first_name: input.firstname, last_name: input.lastname, birthdate: input.birthdate },
    timeout: 20_000,
  });
  const { status } = checkedBody(body, typeof body?.status === 'string');
  return { outcome: normaliseCreditStatus(status), status };
}

/** The person of a finished identity check (spec row H4). */
export async function getKycInformation(http: HttpPort, id: string): Promise<KycInformation> {
  const { body } = await http.request<Unchecked<KycInformation>>({
    method: 'GET',
    url: `/api/v2/shop/kyc/${encodeURIComponent(id)}`,
  });
  return checkedBody(body, typeof body?.id === 'string');
}

/** Spec row I10. */
export async function validateIban(http: HttpPort, iban: string): Promise<IbanResult['content']> {
  const { body } = await http.request<Unchecked<IbanResult>>({
    method: 'GET',
    url: `/api/v2/tool/iban/validate/${encodeURIComponent(parseIban(iban))}`,
  });
  return checkedBody(body, typeof body?.content?.isValid === 'boolean').content;
}

/**
 * The codes of those among the given plans that the operator's network offers at an address.
 *
 * @throws ShopHttpError among others 502 `partner_unavailable`: the availability of the line is unknown
 */
export async function qualifyService(http: HttpPort, request: ServiceQualificationRequest): Promise<readonly string[]> {
  const { body } = await http.request<Unchecked<ServiceQualificationResult>>({
    method: 'POST',
    url: '/api/v2/shop/service-qualifications',
    body: request,
  });
  return checkedBody(body, Array.isArray(body?.available)).available;
}

/**
 * A voucher for the device of a customer's line (spec row F3). `lineNumber` is E.164. Unknown and expired codes both
 * give 404.
 */
export async function findVoucher(http: HttpPort, code: string, lineNumber: string): Promise<Voucher> {
  const { body } = await http.request<Unchecked<{ voucher: Voucher }>>({
    method: 'GET',
    url: `/api/v2/tool/voucher/search/${encodeURIComponent(compact(code))}`,
    query: { lineNumber },
  });
  return checkedBody(body, typeof body?.voucher?.voucherCode === 'string' && Number.isInteger(body.voucher.amount))
    .voucher;
}

/** The limits left to this visitor. @param kycId identity check that the order will name; null for a customer or before there is one */
export async function getRemainingLimits(http: HttpPort, kycId: string | null): Promise<RemainingLimits> {
  const { body } = await http.request<Unchecked<RemainingLimits>>({
    method: 'GET',
    url: '/api/v2/shop/buyer-limits',
    ...(kycId !== null && { query: { kycId } }),
    timeout: 3_000,
  });
  return checkedBody(
    body,
    typeof body?.max === 'object' && typeof body.left === 'object' && Array.isArray(body.simCardAddOns),
  );
}
