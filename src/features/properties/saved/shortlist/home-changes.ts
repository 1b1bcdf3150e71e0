import { type Property, shownPrice } from '#contract/property/property.ts';
import { displayedStatus, priceLabel } from '#contract/property/property-labels.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import * as texts from './texts.ts';

/** What has changed since a home was kept: '₦5m less than when you kept it', 'Now Under Offer'. */
export function changesSince(kept: Property, now: Property): string[] {
  const changes: string[] = [];
  const [before, after] = [shownPrice(kept), shownPrice(now)];
  if (before !== null && after !== null && before !== after) {
    const difference = formatShortNaira(Math.abs(after - before));
    changes.push(after < before ? texts.priceLess(difference) : texts.priceMore(difference));
  } else if (before !== after) {
    changes.push(texts.priceNow(priceLabel(now)));
  }
  if (displayedStatus(kept) !== displayedStatus(now)) {
    changes.push(texts.statusNow(displayedStatus(now)));
  }
  return changes;
}
