export { AddOnList, type AddOnListProps } from './add-on-list';
export { offerCatalogue } from './catalogue';
