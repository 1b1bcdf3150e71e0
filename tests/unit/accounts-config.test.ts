import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

const smtp = { SMTP_HOST: 'mail.gida.example', MAIL_FROM: 'Gida <no-reply@gida.example>' };

describe('The configuration of accounts', () => {
  it('ends sessions after 30 minutes without use and after a day, and sends letters to a folder', () => {
    expect(readConfig({})).toMatchObject({
      sessionLimits: { idleMs: 30 * 60_000, maxMs: 24 * 3_600_000 },
      smtpServer: null,
      mailFrom: 'Gida <no-reply@gida.example>',
      trustedProxies: [],
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
    ['SESSION_IDLE_MINUTES', '0'],
    ['SESSION_IDLE_MINUTES', 'half an hour'],
    ['SESSION_MAX_HOURS', '1.5'],
    ['SMTP_PORT', '0x19g'],
    ['SMTP_ENCRYPTION', 'ssl'],
    ['MAIL_FROM', 'no-reply@gida.example'],
    ['MAIL_FROM', 'Gida <no-reply>'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ ...smtp, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });

  it('wants to know where letters come from once there is a mail server', () => {
    expect(() => readConfig({ SMTP_HOST: 'mail.gida.example' })).toThrow(/^MAIL_FROM must [^\n]+$/);
  });
});
