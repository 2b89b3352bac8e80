import { circuitBreaker, CircuitOpenError } from './circuit-breaker';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fault = new Error('away');
const fail = () => Promise.reject(fault);

it('the circuit opens after failures, and closes again after a success', async () => {
  const breaker = circuitBreaker({ resetMs: 100 });
  for (let count = 0; count < 5; count += 1) await expect(breaker.run(fail)).rejects.toBe(fault);
  const work = jest.fn(async () => 'back');
  await expect(breaker.run(work)).rejects.toBeInstanceOf(CircuitOpenError);
  await expect(breaker.run(work)).rejects.toMatchObject({ retryAfter: 1, code: 'EOPENBREAKER' });
  expect(work).not.toHaveBeenCalled();
  await pause(150);
  expect(await breaker.run(work)).toBe('back');
  expect(await breaker.run(work)).toBe('back');
  breaker.close();
});

it('a half-open circuit lets one call through, and opens again when it fails', async () => {
  const breaker = circuitBreaker({ resetMs: 100 });
  for (let count = 0; count < 5; count += 1) await expect(breaker.run(fail)).rejects.toBe(fault);
  await pause(150);
  const responses = await Promise.allSettled([1, 2, 3].map(() => breaker.run(fail)));
  expect(responses.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(responses.filter((response) => response.status === 'rejected' && response.reason === fault)).toHaveLength(1);
  await expect(breaker.run(async () => 'back')).rejects.toBeInstanceOf(CircuitOpenError);
  breaker.close();
});

it('refusals do not open the circuit', async () => {
  const refusal = new Error('no');
  const breaker = circuitBreaker({ isFailure: (error) => error !== refusal });
  for (let count = 0; count < 50; count += 1)
    await expect(breaker.run(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await breaker.run(async () => 'yes')).toBe('yes');
  breaker.close();
});

it('occasional failures do not open the circuit', async () => {
  const breaker = circuitBreaker();
  for (let count = 0; count < 30; count += 1) {
    await breaker.run(async () => count);
    if (count % 3 === 0) await expect(breaker.run(fail)).rejects.toBe(fault);
  }
  expect(await breaker.run(async () => 'yes')).toBe('yes');
  breaker.close();
});
