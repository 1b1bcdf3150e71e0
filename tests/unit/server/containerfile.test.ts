import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('The container is healthy while the process responds, also without its database', () => {
  const [, check] = readFileSync('deploy/Containerfile', 'utf8').split('HEALTHCHECK');
  expect(check).toContain("fetch('http://127.0.0.1:3000/api/health')");
});
