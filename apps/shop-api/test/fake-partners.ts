import { createHash, randomUUID } from 'node:crypto';
import type { Partners } from '../src/app-context';
import { ada } from './builders';
import { signPdf } from './signing/sign-pdf';
import type { TestSigner } from './signing/signer';
import type { CreditCheckStatus, KycInformation } from '@alzette/shop-model';
import type { EsimRequest, EsimService } from '@alzette/shop-api/after-sale/testing';
import type { CustomerAccount } from '@alzette/shop-api/buyer';
import type { CreditCheck, CreditCheckPerson, CustomerService } from '@alzette/shop-api/buyer/testing';
import type { DocumentToSign, SignatureDocument, SignatureService } from '@alzette/shop-api/documents/testing';
import { everyAddress, type ServiceQualification } from '@alzette/shop-api/installation';
import type { AppointmentSystem } from '@alzette/shop-api/installation/testing';
import type {
  NewPaymentSession,
  NewRefund,
  PaymentProvider,
  PaymentSession,
  RefundOutcome,
} from '@alzette/shop-api/payment/testing';
import { PartnerError } from '@alzette/shop-api/platform';

/** Fake partners that tests control and inspect. */
export interface FakePartners extends Partners {
  readonly identity: FakeIdentityService;
  readonly payments: FakePaymentProvider;
  readonly signature: FakeSignatureService;
  readonly creditCheck: FakeCreditCheck;
  readonly customers: FakeCustomerService;
  readonly esim: FakeEsimService;
  qualification: ServiceQualification;
  appointments: AppointmentSystem | null;
}

/** @param signer of contracts at the signature service */
export function fakePartners(signer: TestSigner): FakePartners {
  return {
    creditCheck: new FakeCreditCheck(),
    customers: new FakeCustomerService(),
    esim: new FakeEsimService(),
    identity: new FakeIdentityService(),
    payments: new FakePaymentProvider(),
    appointments: null,
    qualification: everyAddress,
    signature: new FakeSignatureService(signer),
  };
}

export class FakeIdentityService {
  readonly verifications = new Map<string, KycInformation>([[ada.id, ada]]);

  async findVerification(id: string): Promise<KycInformation | null> {
    return this.verifications.get(id) ?? null;
  }
}

const creditStatuses: Readonly<Record<string, CreditCheckStatus>> = {
  badpayer: 'new--bad_customer',
  existing: 'new--existing_customer',
  ghost: 'existing--no_customer',
  badcustomer: 'existing--bad_customer',
  pro: 'existing--pro_customer',
};

/** Responses by last name. */
export class FakeCreditCheck implements CreditCheck {
  readonly checked: CreditCheckPerson[] = [];

  async check(person: CreditCheckPerson): Promise<CreditCheckStatus> {
    this.checked.push(person);
    const name = person.lastName.toLowerCase();
    if (name === 'broken') throw new PartnerError('credit check', 'unexpected-answer', { status: 500 });
    return creditStatuses[name] ?? 'no_error';
  }
}

/** Every account is Ada's, unless a test sets another. */
export class FakeCustomerService implements CustomerService {
  readonly accounts = new Map<string, CustomerAccount | null>();

  async findAccount(accountNumber: string): Promise<CustomerAccount | null> {
    return this.accounts.has(accountNumber) ? (this.accounts.get(accountNumber) ?? null) : adaAccount;
  }
}

export const adaAccount: CustomerAccount = {
  gender: 'female',
  firstName: ada.Firstname,
  lastName: ada.Lastname,
  birthdate: ada.BirthDate,
  lines: [
    { type: 'mobile', phoneNumber: '+352691123456' },
    { type: 'internet', phoneNumber: null },
  ],
};

/** Keeps one profile for each reference. */
export class FakeEsimService implements EsimService {
  readonly requests: EsimRequest[] = [];
  readonly profiles = new Map<string, string>();
  isUnavailable = false;

  async activationCode(request: EsimRequest): Promise<string> {
    if (this.isUnavailable) throw new PartnerError('eSIM system', 'unreachable');
    this.requests.push(request);
    const code = this.profiles.get(request.reference) ?? `LPA:1$rsp.alzette.example$PROFILE-${this.profiles.size + 1}`;
    this.profiles.set(request.reference, code);
    return code;
  }
}

export class FakePaymentProvider implements PaymentProvider {
  readonly created: NewPaymentSession[] = [];
  readonly sessions = new Map<string, PaymentSession>();
  isUnavailable = false;

  async createSession(session: NewPaymentSession) {
    this.response();
    const known = this.created.findIndex(({ idempotencyKey }) => idempotencyKey === session.idempotencyKey);
    const id = known < 0 ? `session-${randomUUID()}` : ([...this.sessions.keys()][known] ?? '');
    if (known < 0) {
      const { reference, amount, currency } = session;
      this.created.push(session);
      this.sessions.set(id, { id, reference, amount, currency, status: 'open', transactionId: null, card: null });
    }
    return { id, redirectUrl: `http://partner.test/cardpay/pay/${id}` };
  }

  async findSession(id: string): Promise<PaymentSession | null> {
    this.response();
    return this.sessions.get(id) ?? null;
  }

  async cancelSession(id: string): Promise<void> {
    this.response();
    const session = this.sessions.get(id);
    if (session?.status === 'open') this.sessions.set(id, { ...session, status: 'cancelled' });
  }

  readonly refunds = new Map<string, NewRefund>();
  /** The card cannot be credited. */
  refusesRefunds = false;

  async refund(refund: NewRefund): Promise<RefundOutcome> {
    this.response();
    if (this.refusesRefunds) return 'refused';
    this.refunds.set(refund.idempotencyKey, refund);
    return 'refunded';
  }

  /** The shopper's action on the payment page, for the newest session by default. */
  settle(
    status: PaymentSession['status'],
    change: Partial<PaymentSession> = {},
    id = [...this.sessions.keys()].at(-1),
  ): PaymentSession {
    const session = this.sessions.get(id ?? '');
    if (!session) throw new Error('No payment session was made');
    const card = status === 'paid' ? { brand: 'VISA', lastDigits: '4242' } : null;
    const settled = { ...session, status, transactionId: `transaction-${session.id}`, card, ...change };
    this.sessions.set(session.id, settled);
    return settled;
  }

  private response(): void {
    if (this.isUnavailable) throw new PartnerError('CardPay', 'unreachable');
  }
}

export class FakeSignatureService implements SignatureService {
  readonly uploads: (DocumentToSign & { readonly id: string; readonly signed: Uint8Array })[] = [];
  readonly documents = new Map<string, SignatureDocument>();
  private readonly signedFiles = new Map<string, Uint8Array>();
  isUnavailable = false;

  constructor(readonly signer: TestSigner) {}

  async upload(document: DocumentToSign) {
    if (this.isUnavailable) throw new PartnerError('LuxSign', 'timeout');
    const id = `document-${randomUUID()}`;
    this.uploads.push({ ...document, id, signed: await signPdf(document.content, this.signer) });
    this.documents.set(id, {
      id,
      reference: document.reference,
      status: 'pending',
      identityValidation: 'NOT_VALID',
      signedDocumentId: null,
      sha256: sha256(document.content),
      signedSha256: null,
      signedAt: null,
    });
    return { id, frameUrl: `http://partner.test/sign/frame/${id}` };
  }

  async findDocument(id: string): Promise<SignatureDocument | null> {
    return this.documents.get(id) ?? null;
  }

  async downloadSigned(id: string): Promise<Uint8Array> {
    return this.signedFiles.get(id) ?? new Uint8Array();
  }

  /** The signed form of an uploaded document. */
  signedForm(id: string): Buffer {
    return Buffer.from(this.uploads.find((document) => document.id === id)?.signed ?? []);
  }

  /**
   * The shopper's action in the signing frame.
   *
   * @param file the signed form that the service returns
   */
  sign(id: string, change: Partial<SignatureDocument> = {}, file: Uint8Array = this.signedForm(id)): void {
    const document = this.documents.get(id);
    if (!document) throw new Error(`No document ${id}`);
    this.signedFiles.set(id, file);
    this.documents.set(id, {
      ...document,
      status: 'signed',
      identityValidation: 'VALID',
      signedDocumentId: `signed-${id}`,
      signedSha256: sha256(file),
      signedAt: new Date().toISOString(),
      ...change,
    });
  }
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
