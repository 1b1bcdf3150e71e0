import * as z from 'zod/mini';
import { imageWidths } from '../../contract/property/image-variants.ts';
import type { Scenario } from '../support/scenarios.ts';

const ATTACKER = '203.0.113.9';
const VISITOR = '198.51.100.7';
const ATTACKS = 240;
const AVIF = 'image/avif,image/webp,*/*';

const Properties = z.object({ data: z.array(z.object({ images: z.array(z.string()) })) });

/** Requests large variants from one network while a visitor of another one loads small ones. */
export const imageRequestAttack: Scenario = {
  name: 'image-requests',
  async run({ folder, serve }) {
    const environment = { TRUST_PROXY: '127.0.0.1,::1' };
    const url = await serve({ dataDir: folder, environment });
    const list = await (await fetch(`${url}/api/properties`)).json();
    const images = [...new Set(Properties.parse(list).data.flatMap((property) => property.images))];

    const pending = { count: 0 };
    const attack = Promise.all(
      attackUrls(images).map(async (image) => {
        pending.count += 1;
        const sent = await request(url + image, ATTACKER);
        pending.count -= 1;
        return sent;
      }),
    );
    const times: number[] = [];
    let failures = 0;
    for (const image of images) {
      const { status, ms } = await request(`${url}${image}?w=320`, VISITOR);
      if (pending.count === 0) break;
      if (status !== 200) failures += 1;
      times.push(ms);
    }
    const responses = await attack;
    const rejected = responses.filter(({ status }) => status !== 200);
    const accepted = responses.filter(({ status }) => status === 200);
    const withoutHint = rejected.filter(({ retryAfter }) => !retryAfter);
    times.sort((a, b) => a - b);
    console.log(`${accepted.length} large images sent, ${rejected.length} requests rejected`);
    console.log(`${times.length} small images requested meanwhile`);
    return [
      { name: 'small image, median', value: quantile(times, 0.5), atMost: 1000, unit: 'ms' },
      { name: 'small image, p95', value: quantile(times, 0.95), atMost: 2500, unit: 'ms' },
      { name: 'small images rejected', value: failures, atMost: 0 },
      { name: 'large images sent', value: accepted.length, atLeast: 1 },
      { name: 'rejected without Retry-After', value: withoutHint.length, atMost: 0 },
      { name: 'rejected requests', value: rejected.length, atLeast: 1 },
    ];
  },
};

/** The most expensive variants first. */
function attackUrls(images: readonly string[]): string[] {
  const widths = imageWidths.filter((width) => width >= 600).toReversed();
  const urls = widths.flatMap((width) => images.map((image) => `${image}?w=${width}`));
  return Array.from({ length: ATTACKS }, (_, index) => urls[index % urls.length] ?? '');
}

async function request(url: string, address: string) {
  const start = performance.now();
  const response = await fetch(url, { headers: { accept: AVIF, 'x-forwarded-for': address } });
  await response.arrayBuffer();
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, ms: performance.now() - start };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
