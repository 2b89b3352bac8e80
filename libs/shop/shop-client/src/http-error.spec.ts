import { errorCode, errorProblem, ShopHttpError } from './index';

describe('request errors', () => {
  it('are recognised by their shape, because they may come from another release', () => {
    const foreign = { code: 'price_changed', problem: { code: 'price_changed' } };
    expect(errorCode(foreign)).toBe('price_changed');
    expect(errorProblem(foreign)).toEqual({ code: 'price_changed' });
  });

  it.each([null, undefined, 'text', new Error('any'), { code: 7 }])(
    'have the code "unknown" when they are %s',
    (error) => {
      expect(errorCode(error)).toBe('unknown');
      expect(errorProblem(error)).toBeNull();
    },
  );

  it('contain code and status, and nothing that was sent', () => {
    expect(new ShopHttpError(409, 'price_changed', null).message).toBe('price_changed (409)');
    expect(new ShopHttpError(null, 'unreachable', null).message).toBe('unreachable (no response)');
  });
});
