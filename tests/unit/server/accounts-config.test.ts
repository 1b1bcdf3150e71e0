import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

const smtp = { SMTP_HOST: 'mail.gida.example', MAIL_FROM: 'Gida <no-reply@gida.example>' };

describe('The configuration of accounts', () => {
  it('ends sessions of users after 14 days without use and of admins after 2 hours, and writes emails to a folder', () => {
    expect(readConfig({})).toMatchObject({
      sessionLimits: {
        userIdleMs: 14 * 86_400_000,
        adminIdleMs: 2 * 3_600_000,
        maxMs: 90 * 86_400_000,
      },
      smtpServer: null,
      mailFrom: 'Gida <no-reply@gida.example>',
      trustedProxies: null,
    });
  });

  it('reads the mail server', () => {
    const given = { SMTP_PORT: '465', SMTP_ENCRYPTION: 'tls', SMTP_USER: 'u', SMTP_PASSWORD: 'p' };
    expect(readConfig({ ...smtp, ...given }).smtpServer).toEqual({
      host: 'mail.gida.example',
      port: 465,
      encryption: 'tls',
      user: 'u',
      password: 'p',
    });
    expect(readConfig(smtp).smtpServer).toMatchObject({ port: 587, encryption: 'starttls' });
  });

  it.each([
    ['true', ['loopback', 'linklocal', 'uniquelocal']],
    ['false', []],
    ['10.0.0.0/8, 203.0.113.7,fd00::/8', ['10.0.0.0/8', '203.0.113.7', 'fd00::/8']],
  ])('reads TRUST_PROXY=%s', (value, trustedProxies) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustedProxies });
  });

  it.each([
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['SESSION_IDLE_DAYS', '0'],
    ['ADMIN_SESSION_IDLE_MINUTES', 'half an hour'],
    ['SESSION_MAX_DAYS', '1.5'],
    ['SMTP_PORT', '0x19g'],
    ['SMTP_ENCRYPTION', 'ssl'],
    ['MAIL_FROM', 'no-reply@gida.example'],
    ['MAIL_FROM', 'Gida <no-reply>'],
  ])('rejects %s=%s in one line with its name', (name, value) => {
    const read = () => readConfig({ ...smtp, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });

  it('requires the sender of emails if there is a mail server', () => {
    expect(() => readConfig({ SMTP_HOST: 'mail.gida.example' })).toThrow(/^MAIL_FROM must [^\n]+$/);
  });
});
