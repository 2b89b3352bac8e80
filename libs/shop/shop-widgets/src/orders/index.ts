export { orderMessages } from './messages';
export { documentRows, DocumentsPanel, type DocumentsPanelProps, FileSize, SummaryLink } from './documents';
export { FollowOrder } from './follow-order';
export { Facts, type OrderFact, QuestionPanel, UnpaidOrder } from './order-facts';
export { Milestones, Timeline, TimelineEntry, type TimelineEntryProps } from './order-timeline';
