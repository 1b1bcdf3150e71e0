/** A call of the API that only reads: below its base address, with its query. */
export interface ReadRequest {
  url: `/${string}`;
  params?: Record<string, string | undefined>;
}

/** The call as one address below the API's base, the same text for the same call. */
export function addressOf({ url, params = {} }: ReadRequest): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  return given.length > 0 ? `${url}?${new URLSearchParams(given)}` : url;
}
