import type { Property } from '#contract/property.ts';

/**
 * Makes the same property again and again, in whose texts those that are equal are one in memory: a
 * long list repeats its places and titles thousands of times, and reading it makes a text of each.
 */
export function textSharing(): (property: Property) => Property {
  const known = new Map<unknown, unknown>();
  function shared<Text extends string | null | undefined>(text: Text): Text {
    if (!known.has(text)) known.set(text, text);
    // What is kept under a text is that text.
    return known.get(text) as Text;
  }
  return (property) => ({
    ...property,
    title: shared(property.title),
    type: shared(property.type),
    status: shared(property.status),
    location: shared(property.location),
    description: shared(property.description),
    amenities: property.amenities?.map(shared),
  });
}
