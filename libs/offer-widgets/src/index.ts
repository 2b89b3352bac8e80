export { AddOnList, type AddOnListProps } from './add-on-list/add-on-list';
export { AddOnPrice, AddOnTerms } from './add-on-price/add-on-price';
export { offerCatalogue } from './catalogue';
export { fittingAddOns } from './draft/fitting-add-ons';
export { ReadMore } from './read-more/read-more';
export { useOffer, type OfferReading } from './reading/use-offer';
export { useReading, type Reading } from './reading/use-reading';
