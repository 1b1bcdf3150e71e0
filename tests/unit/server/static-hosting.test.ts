import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { securityHeaders } from '#server/core/security/security-headers.ts';

const text = readFileSync('docs/operations.md', 'utf8');
const section = text.slice(text.indexOf('## Static hosting'), text.indexOf('## systemd'));
const recipes = [...section.matchAll(/```\w*\n(.*?)```/gs)].map(([, recipe = '']) => recipe);

async function serverHeaders() {
  const app = Fastify();
  const config = readConfig({ PUBLIC_URL: 'https://gida.example' });
  await app.register(securityHeaders, { config, appPolicy: undefined });
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

describe('The recipes for static hosting', () => {
  it('are there for three hosts', () => {
    expect(recipes).toHaveLength(3);
  });

  it.each(recipes)("have the server's own security headers: %#", async (recipe) => {
    const headers = await serverHeaders();
    const names = [
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
    ];
    const lines = recipe.replaceAll(/[";:]/g, '').replaceAll(/ +/g, ' ');
    for (const name of names) {
      const value = `${headers[name.toLowerCase()]}`.replaceAll(/[";:]/g, '');
      expect(lines).toContain(`${name} ${value}`);
    }
    expect(lines).toContain("Content-Security-Policy frame-ancestors 'none'");
  });
});
