export { creditCheckRoutes } from './credit-check/credit-check-routes';
export { type CreditCheckContext, HttpCreditCheck } from './credit-check/credit-check-service';
export { ensureCreditCheck, requireCredit, requireOrderCredit, validStatusOf } from './credit-check/credit-check';
export {
  customerInformationOf,
  findCustomerInformation,
  saveCustomerInformation,
} from './customer-information-repository';
export { type CustomerAccount, type CustomerContext, HttpCustomerService } from './customers/customer-service';
export { accountMismatch, checkChangedLines, findBuyerAccount, hasLine } from './customers/customers';
export { TmfCustomerService } from './customers/tmf-customer-service';
export { ibanRoutes } from './iban/iban-routes';
export { checkIban, luxembourgBankOf } from './iban/iban';
export {
  deleteUnusedVerifications,
  deleteVerification,
  findIdentityCheck,
  findVerification,
} from './identity/identity-repository';
export { identityRoutes } from './identity/identity-routes';
export { HttpIdentityService, type IdentityContext } from './identity/identity-service';
export { findOtherHolder, isIdentityUsed, isSameName, personHash, reserveIdentity } from './identity/identity';
export { findRemainingLimits, requireWithinLimits } from './limits/require-within-limits';
export { type Buyer, findOthersInPayment, lockOfBuyer } from './limits/exposure-repository';
export { checkNumber } from './limits/number-checks';
export { findOpenLines, requireFreeLines } from './limits/open-lines';
export {
  countReturnProofs,
  deleteUploads,
  findProofs,
  findProofSizes,
  findReturnProof,
  findReturnProofReferences,
  findUpload,
  insertUpload,
  readUpload,
  refuseNeedlessProof,
  requireProofOfResidence,
  type ReturnProofReference,
  storeProofOfResidence,
  type Upload,
  uploadMetrics,
  uploadTypes,
} from './uploads/upload-repository';
