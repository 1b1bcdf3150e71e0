import { signInAsAdmin } from '../support/demo-admin.ts';

/** The admin's session, and the server that is killed now and then. */
export interface AdminClient {
  url: string;
  token: string;
}

export async function openAdminClient(url: string): Promise<AdminClient> {
  return { url, token: (await signInAsAdmin(url)).token };
}

/** Resolves with null if the server is gone. @throws if it responds with an error */
export async function callAsAdmin<Body>(
  { url, token }: AdminClient,
  method: string,
  path: string,
  body?: FormData,
): Promise<Body | null> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}: ${text}`);
    // The tests hold our server's responses to their schemas.
    return JSON.parse(text) as Body;
  } catch (error) {
    // A kill breaks the connection, which fetch reports as a TypeError.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
