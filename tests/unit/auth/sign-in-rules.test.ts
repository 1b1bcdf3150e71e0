// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { passwordStrength } from '#src/components/ui/form/new-password-field.tsx';
import { pathAfterSignIn } from '#src/features/auth/login-form.tsx';
import { readReturnPath } from '#src/lib/paths.ts';

function returnTo(address: string) {
  return readReturnPath(new URLSearchParams({ returnTo: address }));
}

describe('After login, the user goes', () => {
  it('to verify-email while not verified, even as an admin', () => {
    expect(pathAfterSignIn({ isVerified: false, role: 'admin' }, null)).toBe(
      '/authentication/verify-email',
    );
    expect(pathAfterSignIn({}, '/profile')).toBe(
      '/authentication/verify-email?returnTo=%2Fprofile',
    );
  });
  it('to the admin home as an admin', () => {
    const admin = { isVerified: true, role: 'admin' };
    expect(pathAfterSignIn(admin, null)).toBe('/admin');
    expect(pathAfterSignIn(admin, '/profile')).toBe('/admin');
    expect(pathAfterSignIn(admin, '/administration')).toBe('/admin');
  });
  it.each(['/admin', '/admin?x=1', '/admin/properties?status=Sold'])(
    'to the admin page %s that an admin had requested',
    (path) => expect(pathAfterSignIn({ isVerified: true, role: 'admin' }, path)).toBe(path),
  );
  it('to the requested page, or else home', () => {
    expect(pathAfterSignIn({ isVerified: true, role: 'user' }, '/profile')).toBe('/profile');
    expect(pathAfterSignIn({ isVerified: true }, null)).toBe('/');
  });
});

describe('The requested page', () => {
  it.each(['/', '/profile', '/property-listings?location=Lagos#top'])('may be %s', (address) => {
    expect(returnTo(address)).toBe(address);
  });
  it('is read without URL.canParse, which the oldest browsers lack', () => {
    const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    onTestFinished(() => canParse.mockRestore());
    expect(returnTo('/profile')).toBe('/profile');
    expect(returnTo('//[')).toBeNull();
  });
  it.each([
    '',
    'profile',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/authentication/login',
    '/authentication/register?returnTo=/profile',
  ])('is never %s', (address) => expect(returnTo(address)).toBeNull());
});

describe('The strength of a password is', () => {
  it.each([
    ['', null],
    ['seven77', 'too short'],
    ['password1', 'easy to guess'],
    ['12345678901', 'easy to guess'],
    ['aaaaaaaaaaaa', 'easy to guess'],
    ['mangoes7', 'fair'],
    ['Mangoes-77', 'good'],
    ['market-bridge-copper-rain', 'strong'],
  ])('%s: %s', (password, label) => expect(passwordStrength(password)).toBe(label));
});
