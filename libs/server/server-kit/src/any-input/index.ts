export { tryAnyInput, type AnyInput, type AnyRequest, type Client, type KnownValues } from './any-input';
