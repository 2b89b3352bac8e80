export { orderMessages } from './messages';
export { DocumentsPanel, type DocumentsPanelProps, FileSize } from './documents';
export { FollowOrder } from './follow-order';
export { Facts, type OrderFact, QuestionPanel, UnpaidOrder } from './order-facts';
export { Milestones, Timeline, TimelineEntry, type TimelineEntryProps } from './order-timeline';
