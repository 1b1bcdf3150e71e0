import { expect, it } from 'vitest';
import { appPolicy, parsePolicy, policyText } from '#contract/site/content-security-policy.ts';

const sources = {
  apiBaseUrl: '/api',
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  imageSources: ['https://res.cloudinary.com'],
  scriptHashes: ["'sha256-a'"],
  styleHashes: ["'sha256-b'"],
};

it('The policy allows the own origin, configured images, map tiles and the hashes of inline elements', () => {
  expect(appPolicy(sources)).toMatchObject({
    'script-src': ["'self'", "'sha256-a'"],
    'style-src': ["'self'", "'sha256-b'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https://res.cloudinary.com',
      'https://tile.openstreetmap.org',
    ],
  });
});

it('The policy allows calls to an API on another origin, and its images', () => {
  const policy = appPolicy({ ...sources, apiBaseUrl: 'https://api.example.com/v1' });
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example.com']);
  expect(policy['img-src']).toContain('https://api.example.com');
});

it('The policy allows every subdomain of a tile address with {s}', () => {
  const mapTileUrl = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
  expect(appPolicy({ ...sources, mapTileUrl })['img-src']).toContain('https://*.tiles.example.com');
});

it('The text of a policy can be read again', () => {
  const policy = appPolicy(sources);
  expect(parsePolicy(policyText(policy))).toEqual(policy);
});
