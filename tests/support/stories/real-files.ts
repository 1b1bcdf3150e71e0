import { Blob, File } from 'node:buffer';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Has the stories of a file send files with their content and name, which jsdom's do not have on
 * their way through Node. Call it once, at the top of the file.
 */
export function sendRealFiles(): void {
  beforeAll(async () => {
    const form = await new Response(new URLSearchParams('name=form')).formData();
    vi.stubGlobal('FormData', form.constructor);
    vi.stubGlobal('Blob', Blob);
    vi.stubGlobal('File', File);
  });
  afterAll(() => void vi.unstubAllGlobals());
}
