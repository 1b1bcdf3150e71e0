import { Blob, File } from 'node:buffer';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Replaces jsdom's File, Blob and FormData, whose content and names are lost in requests, by those
 * of Node.js. Call it once, at the top of the file.
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
