import type { Locale, SubscriptionFamily } from '@alzette/shop-model';
import type { ContractFacts } from '../contract-facts';
import type { SummaryTexts } from './summary-texts';

const fixedFamilies: readonly SubscriptionFamily[] = ['internet', 'internet-mobile', 'duo'];
const mobileFamilies: readonly SubscriptionFamily[] = ['mobile', 'internet-mobile'];

/** How fast the internet access is, and what helps when it is not. */
export function speedPoints(texts: SummaryTexts, { plan, operator, language }: ContractFacts): string[] {
  const { fixed, mobile } = operator.speeds;
  const points = [
    ...(fixedFamilies.includes(plan.family) ? [fixedPoint()] : []),
    ...(mobileFamilies.includes(plan.family)
      ? [texts.mobileSpeed(`${number(mobile.download, language)} Mbit/s`, `${number(mobile.upload, language)} Mbit/s`)]
      : []),
  ];
  return points.length === 0 ? [texts.noInternet] : [...points, texts.remedies(operator.phone)];

  function fixedPoint(): string {
    const speed = plan.service?.speed;
    if (!speed) return texts.fixedSpeedUnknown;
    const share = (percent: number) => `${number((speed.value * percent) / 100, language)} ${speed.unit}`;
    return texts.fixedSpeed(share(100), share(fixed.normalPercent), share(fixed.minimumPercent));
  }
}

function number(value: number, language: Locale): string {
  return new Intl.NumberFormat(`${language}-LU`, { maximumFractionDigits: 2 }).format(value);
}
