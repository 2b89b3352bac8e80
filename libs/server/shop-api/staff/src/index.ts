export {
  cancelForShopper,
  refundForShopper,
  releaseHeldRefund,
  resendMessage,
  withdrawForShopper,
} from './change-order';
export { findProof, findStaffOrders } from './find-orders';
export { StaffRefusalError } from './refusal';
export { showOrder, type ShownOrder } from './show-order';
export { runUse, type StaffUse, type Used } from './use-log';
export { handleWork, listWork, type ListedWork, reopenWork } from './work-lists';
