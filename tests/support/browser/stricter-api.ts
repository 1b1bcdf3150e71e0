import type { BrowserContext, Route } from '@playwright/test';
import { CAPABILITIES_META } from '#contract/capabilities.ts';
import { sloppyResponse } from '#tests/support/stories/sloppy-api.ts';
import { checkRequest, specifiedResponse } from '#tests/support/stories/specified-api.ts';

/** An API without capabilities that rejects all but the specification, in order or sloppy. */
export type StricterApi = 'letter-only' | 'sloppy';

/**
 * Makes our server respond as another API would, until the end of the test. Returns the rejected
 * requests, which should stay empty.
 */
export async function behaveAs(context: BrowserContext, kind: StricterApi): Promise<string[]> {
  const violations: string[] = [];
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const meta = new RegExp(`<meta name="${CAPABILITIES_META}"[^>]*>`);
    return route.fulfill({ response, body: html.replace(meta, '') });
  });
  await context.route(/\/api\/(?!images)/, async (route) => {
    const request = requestOf(route);
    const { violation } = await checkRequest(request);
    if (violation) {
      violations.push(violation);
      return route.fulfill({ status: 400, json: { message: `This API rejects ${violation}.` } });
    }
    const response = await route.fetch();
    const full = new Response(await response.text(), { status: response.status() });
    const own = kind === 'sloppy' ? await sloppyResponse(request, full) : await strict(full);
    return route.fulfill({
      status: own.status,
      contentType: 'application/json',
      body: await own.text(),
    });
  });
  return violations;
}

/** The request as the app made it, without the headers of the browser. */
function requestOf(route: Route): Request {
  const { authorization, 'content-type': contentType } = route.request().headers();
  const body = route.request().postDataBuffer();
  return new Request(route.request().url(), {
    method: route.request().method(),
    headers: {
      ...(authorization && { authorization }),
      ...(contentType && { 'content-type': contentType }),
    },
    body: body && new Uint8Array(body),
  });
}

async function strict(response: Response): Promise<Response> {
  if (!response.ok) return response;
  return Response.json(specifiedResponse(await response.json(), 'data'));
}
