export type { AlzetteElement } from './elements/alzette-element';
export type {
  AlzetteCartElement,
  AlzetteEsalesCheckoutElement,
  AlzettePrepaidCheckoutElement,
} from './elements/define-elements';
export type {
  AlzetteEventMap,
  CartChangedDetail,
  ErrorDetail,
  NavigateDetail,
  StepDetail,
  TrackDetail,
} from './elements/events';
export type { EmbedOffer } from './embed-host';
