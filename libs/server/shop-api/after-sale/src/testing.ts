export type { EsimRequest, EsimService } from './esim/esim-service';
export type { FulfilmentResponse } from './fulfilment/fulfilment-event';
export { endOf } from './withdrawals/contract-ends';
export { findEndable } from './withdrawals/end-contracts';
export { amountsOf, type WithdrawalAmounts } from './withdrawals/withdrawal-amounts';
