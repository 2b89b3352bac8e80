export { useBrowserCheck, useBrowserValue } from './browser-value';
export { classNames } from './class-names';

export {
  Button,
  IconButton,
  LinkButton,
  Spinner,
  type ButtonProps,
  type ButtonVariant,
  type IconButtonProps,
  type LinkButtonProps,
} from './button';

export { Actions, Columns, GroupTitle, NarrowOnly, Page, Stack, WideOnly, Wrap } from './layout/layout';
export { Card, type CardProps } from './layout/card';
export { Cell, FormGrid, type CellProps } from './layout/form-grid';
export { focusHeadingOnceLoaded } from './layout/focus-heading';
export { PageHead, type PageHeadProps } from './layout/page-head';

export { Amount, FormerPrice, Free, Price, type PriceProps } from './text/price';
export { Untranslated } from './text/untranslated';
export { Tag, type TagProps } from './text/tag';
export { StatusMessage, VisuallyHidden } from './text/visually-hidden';

export type { FieldProps } from './field/field-props';
export { FieldError } from './field/field-error';
export { FieldTitle } from './field/field';
export { TextField, type TextFieldProps } from './field/text-field';
export { TextArea, type TextAreaProps } from './field/text-area';
export { SelectField, type SelectFieldProps } from './field/select-field';
export type { SelectOption } from './field/select';
export { PhoneField, type PhoneFieldProps } from './field/phone-field';
export { DateOfBirthField, type DateOfBirthFieldProps } from './field/date-of-birth-field';
export { ChoiceTiles, type ChoiceTile, type ChoiceTilesProps } from './field/choice-tiles';
export { Checkbox, type CheckboxProps } from './field/checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './field/checkbox-group';
export { ActionRow, SwitchRow, SwitchRows, type ActionRowProps, type SwitchRowProps } from './field/switch-row';
export { SegmentedChoice, type SegmentedChoiceProps } from './field/segmented-choice';
export { FileField, type FileFieldProps } from './field/file-field';
export { QuantityInput, type QuantityInputProps } from './field/quantity-input';
export { ValidatedBlock, type ValidatedBlockProps } from './field/validated-block';
export { ErrorSummary, type ErrorSummaryProps } from './field/error-summary';
export { findField, withFieldScope } from './field/field-scope';
export { focusField } from './field/focus-field';
export { useFollowingFocus, type FollowingFocus } from './field/following-focus';

export { Note, type NoteProps } from './note/note';
export {
  Disclosure,
  DisclosureListButton,
  DisclosureList,
  type DisclosureProps,
  type DisclosureListButtonProps,
} from './disclosure/disclosure';
export { Dialog, type DialogProps } from './dialog/dialog';
export { AlertPopup, SuccessPopup, type MessagePopupProps } from './dialog/message-popup';
export { LoadingPopup, type LoadingPopupProps, type LoadingStep } from './dialog/loading-popup';
export { Stepper, type StepperItem, type StepperProps } from './stepper/stepper';

export { ItemCard, ItemRows, type ItemCardProps, type ItemFold, type ItemRow } from './cart/item-card';
export { SecurePayment, type SecurePaymentProps } from './cart/secure-payment';
export { SidePanel, Totals, type PanelRow, type SidePanelProps, type TotalsProps } from './cart/side-panel';
export { StickyBar, type StickyBarProps } from './cart/sticky-bar';

export { Bar, type BarProps } from './layout/bar';
export { OfferBar, type OfferBarProps } from './offer/offer-bar';
export { OfferTile, OfferTiles, type OfferTileProps, type OfferTilesProps } from './offer/offer-tile';

export { TileList, type TileListItem, type TileListProps } from './list/tile-list';

export { EmptyState, type EmptyStateProps } from './state/empty-state';
export { FormSkeleton, ItemSkeleton, PanelSkeleton, Skeleton, type SkeletonProps } from './state/skeleton';
export {
  DuoPicture,
  InternetMobilePicture,
  InternetPicture,
  DeviceImage,
  SimPicture,
  TvPicture,
} from './picture/family-pictures';
export { ItemPicture, Thumb, type PictureFrameProps } from './picture/picture-frame';
export { Logo, type LogoProps } from './picture/logo';

export { defineIcon, type IconProps, type IconSize } from './icon/icon';
export {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BagIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  DeleteIcon,
  DeliveryIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  InfoIcon,
  InstallationIcon,
  LockIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  PersonIcon,
  PhoneIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  RetryIcon,
  ReturnIcon,
  ServiceIcon,
  ShieldIcon,
  SignatureIcon,
  SimCardIcon,
  TagIcon,
  UploadIcon,
  ZoomInIcon,
} from './icon/icons';
