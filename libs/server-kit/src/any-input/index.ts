export type { AnyRequest, KnownValues } from './any-request';
export { tryAnyInput, type AnyInput, type Asker } from './try-any-input';
