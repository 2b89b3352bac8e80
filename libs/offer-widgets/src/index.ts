export { AddOnList, type AddOnListProps } from './add-on-list/add-on-list';
export { offerCatalogue } from './catalogue';
export { fittingAddOns } from './draft/fitting-add-ons';
export { useOffer, type OfferReading } from './reading/use-offer';
export { useReading, type Reading } from './reading/use-reading';
