export { AddOnList, type AddOnListProps } from './add-on-list';
export { offerMessages } from './messages';
