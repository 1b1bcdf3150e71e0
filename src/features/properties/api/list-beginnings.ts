import { addressOf } from '#src/lib/read-request.ts';
import { propertyAddresses } from './property-addresses.ts';
import type { FoundPage } from './property-page.ts';
import type { PageRequest } from './property-page-request.ts';

/** A whole list that is on its way. */
interface ListUnderWay {
  /** Where the answer comes from. */
  url: string;
  /** Null where what has come so far does not tell how the results begin. */
  beginningOf(request: PageRequest): Promise<FoundPage | null>;
}

interface Expectation {
  request: PageRequest;
  show(beginning: FoundPage): void;
}

const underWay = new Set<ListUnderWay>();
const expectations = new Set<Expectation>();

/** Lets whoever expects this list see how it begins. Returns what ends that. */
export function announceList(list: ListUnderWay): () => void {
  underWay.add(list);
  for (const expectation of expectations) tell(expectation, list);
  return () => underWay.delete(list);
}

/** Hears how the results of a request begin, where a whole list is on its way to answer it. */
export function expectBeginning(expectation: Expectation): () => void {
  expectations.add(expectation);
  for (const list of underWay) tell(expectation, list);
  return () => expectations.delete(expectation);
}

async function tell(expectation: Expectation, { url, beginningOf }: ListUnderWay): Promise<void> {
  if (!url.endsWith(addressOf(propertyAddresses.page(expectation.request)))) return;
  // Where the worker fails, the list says so itself.
  const beginning = await beginningOf(expectation.request).catch(() => null);
  if (beginning && expectations.has(expectation)) expectation.show(beginning);
}
