import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#src/lib/environment.ts';

describe('The configuration', () => {
  it('has a default for every variable', () => {
    expect(readEnvironment({})).toMatchObject({
      apiBaseUrl: '/api',
      sessionStorageKey: 'gida.session',
      splashMs: 3000,
      mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    });
  });

  it('names the local storage key', () => {
    const { sessionStorageKey } = readEnvironment({ VITE_SESSION_STORAGE_KEY: 'other.session' });
    expect(sessionStorageKey).toBe('other.session');
  });

  it('reads what it says of the company, and nothing that it does not', () => {
    expect(readEnvironment({}).company).toEqual({ registration: '', office: '', people: [] });
    const variables = {
      VITE_COMPANY_REGISTRATION: ' RC 1234567 ',
      VITE_COMPANY_PEOPLE: 'Ada Obi, Managing director; Musa Bello, Sales, Abuja',
    };
    expect(readEnvironment(variables).company).toEqual({
      registration: 'RC 1234567',
      office: '',
      people: [
        { name: 'Ada Obi', role: 'Managing director' },
        { name: 'Musa Bello', role: 'Sales, Abuja' },
      ],
    });
  });

  it('treats an empty variable as missing', () => {
    expect(readEnvironment({ VITE_API_BASE_URL: '' }).apiBaseUrl).toBe('/api');
  });

  it.each([
    ['/api/', '/api'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
    ['http://localhost:4000//', 'http://localhost:4000'],
    ['/', ''],
  ])('removes the slash at the end of the API base URL %s', (given, read) => {
    expect(readEnvironment({ VITE_API_BASE_URL: given }).apiBaseUrl).toBe(read);
  });

  it('reports every invalid variable with its reason', () => {
    const bad = {
      VITE_API_BASE_URL: 'api.example.com',
      VITE_SPLASH_MS: 'three seconds',
      VITE_COMPANY_PEOPLE: 'Ada Obi',
      VITE_MAP_TILE_URL: 'https://tiles.example.com/map.png',
    };
    expect(() => readEnvironment(bad)).toThrow(
      /VITE_API_BASE_URL: must be a path.*VITE_MAP_TILE_URL: must hold.*VITE_SPLASH_MS: must be a number.*VITE_COMPANY_PEOPLE: must be names with roles/,
    );
  });
});
