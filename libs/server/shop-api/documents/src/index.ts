export { type AcceptedTexts, isAccepted, recordAcceptances } from './acceptance-repository';
export { storeAnnex, writeAnnex } from './contracts/annex/annex';
export {
  type ConfirmedDocument,
  deleteContracts,
  type DocumentReference,
  findConfirmedDocuments,
  findContracts,
  findDocument,
  findDocumentReferences,
  hasSignedContract,
} from './contracts/contract-repository';
export { contractRoutes } from './contracts/contract-routes';
export { deleteChangedDocuments } from './contracts/create-documents';
export { isSignable } from './contracts/expected-documents';
export { areAllContractsSigned, requireSigned } from './contracts/require-signed';
export { presentContract } from './contracts/sign-documents';
export { type ContractContext, HttpSignatureService } from './contracts/signature-service';
export { findOrderDetails, findOrderWithDetails, type OrderDetails } from './order-details-repository';
export { type Fact, orderFormats, orderMail } from './receipts/order-mail';
export { sendPaymentReminder } from './receipts/payment-reminders';
export { receiptTexts } from './receipts/receipt-mail';
export { cancelReceipt, receiptOf, sendReceipt } from './receipts/receipts';
