import type { Property } from '#contract/property.ts';

/**
 * The same properties, among which equal texts are one in memory: a long list repeats its places
 * and titles thousands of times, and reading it makes a text of each.
 */
export function withSharedTexts(properties: readonly Property[]): Property[] {
  const known = new Map<unknown, unknown>();
  function shared<Text extends string | null | undefined>(text: Text): Text {
    if (!known.has(text)) known.set(text, text);
    // What is kept under a text is that text.
    return known.get(text) as Text;
  }
  return properties.map((property) => ({
    ...property,
    title: shared(property.title),
    type: shared(property.type),
    status: shared(property.status),
    location: shared(property.location),
    description: shared(property.description),
    amenities: property.amenities?.map(shared),
  }));
}
