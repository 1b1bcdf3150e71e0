import * as endpoints from '#contract/properties.ts';
import type { Property } from '#contract/property.ts';
import { parseResponse } from '#src/lib/response.ts';

/** Parses the text of `GET /properties`. @throws ApiError if it is not a list */
export function parsePropertyList(text: string): Property[] {
  // The endpoint's items are properties.
  return (parseResponse(endpoints.listProperties, text) as { items: Property[] }).items;
}
