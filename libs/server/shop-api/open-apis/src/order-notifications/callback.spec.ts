import dns from 'node:dns';
import { callbackFault, postToCallback } from './callback';

/** Private IPv4 addresses, in each form that IPv6 has for them. */
const hiddenAddresses = [
  '::7f00:1',
  '::10.0.0.8',
  '::a9fe:a9fe',
  '::ffff:10.0.0.8',
  '::ffff:0:10.0.0.8',
  '64:ff9b::10.0.0.8',
  '64:ff9b:1::a00:8',
  '2002:a00:8::1',
  '2001:0:a00:8::1',
  'fec0::1',
  '1::1',
];

const resolveTo = (...addresses: readonly string[]) =>
  jest.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: (...all: unknown[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never);
afterEach(() => jest.restoreAllMocks());

describe('[R6] the address of a callback', () => {
  it.each(hiddenAddresses)('is refused as %s, also from DNS and at the time of the connection', async (address) => {
    const refusal = 'public address';
    expect(await callbackFault(`https://[${address}]/orders`, [])).toContain(refusal);
    await expect(postToCallback(`https://[${address}]/orders`, '{}', [])).rejects.toThrow(refusal);
    resolveTo(address);
    expect(await callbackFault('https://hooks.example/orders', [])).toContain(refusal);
    await expect(postToCallback('https://hooks.example/orders', '{}', [])).rejects.toThrow(refusal);
    resolveTo('93.184.216.34', address);
    await expect(postToCallback('https://hooks.example/orders', '{}', [])).rejects.toThrow(refusal);
  });

  it.each(['93.184.216.34', '2606:4700::6810:84e5', '::ffff:93.184.216.34'])('may lead to %s', async (address) => {
    resolveTo(address);
    expect(await callbackFault('https://hooks.example/orders', [])).toBeNull();
  });
});
