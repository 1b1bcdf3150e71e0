import { type Coordinates, coordinatesOf } from '#contract/property/property.ts';
import { fullPlusCode, pointOfPlusCode } from './plus-code.ts';

const number = '([+-]?\\d{1,3}(?:\\.\\d+)?)';

/** Where links to maps have their point, the pin before the middle of the screen. */
const linkPatterns = [
  // Google: the place that a link is about.
  `!3d${number}!4d${number}`,
  // OpenStreetMap: the marker.
  `[?&]mlat=${number}&mlon=${number}`,
  // Google, WhatsApp and Apple.
  `[?&](?:q|query|ll|sll|destination|daddr|center)=(?:loc:)?${number},\\s*${number}`,
  `/(?:search|place|dir/[^/]*)/${number},\\s*${number}`,
  `^geo:${number},${number}`,
  // The middle of the screen.
  `/@${number},${number}`,
  `#map=\\d+(?:\\.\\d+)?/${number}/${number}`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Links that only their own server can open. */
const shortLink = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/|osm\.org\/go\/)/i;

/**
 * The point in a text: 'latitude, longitude', a full plus code, or a link to Google Maps,
 * OpenStreetMap or Apple Maps, as WhatsApp sends it too. Null if there is none.
 */
export function readPoint(text: string): Coordinates | null {
  const typed = text.trim().replaceAll('°', '');
  const own = coordinatesOf(
    typed.replace(/^\((.*)\)$/, '$1').replace(/^([^\s,]+)\s+([^\s,]+)$/, '$1,$2'),
  );
  if (own) return rounded(own);
  const link = decoded(typed.match(/\b(?:https?:\/\/|geo:)\S+/i)?.[0] ?? '');
  for (const pattern of linkPatterns) {
    const [, latitude, longitude] = link.match(pattern) ?? [];
    const point = coordinatesOf(`${latitude},${longitude}`);
    if (point) return rounded(point);
  }
  // In links, a plus code may have its plus written as %2B or a space.
  const code = (link || typed).match(fullPlusCode)?.[0];
  return code ? rounded(pointOfPlusCode(code)) : null;
}

export function isShortLink(text: string): boolean {
  return shortLink.test(text);
}

/** To 0.000001°, which is 11 cm. */
function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
