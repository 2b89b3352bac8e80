import type { Operator } from '@alzette/operator-config';
import { copyOf, openTestShop, type TestShop } from './shop';

/** A shop whose operator file has these rules. */
export async function openShopWithRules(rules: Partial<Operator['rules']>): Promise<TestShop> {
  const opened = await openTestShop();
  const { operator } = opened.context;
  const context = { ...opened.context, operator: { ...operator, rules: { ...operator.rules, ...rules } } };
  const app = await copyOf({ ...opened, context });
  return {
    ...opened,
    context,
    app,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}
