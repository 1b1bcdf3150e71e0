import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

describe('The configuration of the server', () => {
  it('has defaults: it listens on localhost and stores data in ./data', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: null,
      dataDir: './data',
      databaseUrl: null,
      hasDemoData: true,
      corsOrigins: [],
      logLevel: 'info',
    });
  });

  it('treats an empty variable as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', CORS_ORIGINS: '' })).toEqual(readConfig({}));
  });

  it('reads object storage, with keys or the defaults of the SDK', () => {
    expect(readConfig({}).s3).toBeNull();
    const bucket = { S3_BUCKET: 'gida', S3_ENDPOINT: 'https://s3.example' };
    const s3 = { bucket: 'gida', endpoint: 'https://s3.example', region: 'us-east-1' };
    expect(readConfig(bucket).s3).toEqual({ ...s3, credentials: null });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig({ ...bucket, ...keys }).s3).toEqual({ ...s3, credentials });
    expect(() => readConfig({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).toThrow(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
    );
  });

  it('reads all variables', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://gida.example/',
      DATA_DIR: '/srv/gida',
      DATABASE_URL: 'postgres://gida:secret@db:5432/gida',
      DEMO_DATA: 'false',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173/',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      publicUrl: 'https://gida.example',
      dataDir: '/srv/gida',
      databaseUrl: 'postgres://gida:secret@db:5432/gida',
      hasDemoData: false,
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
    });
  });

  it('has no demo data with a public URL by default', () => {
    const site = { PUBLIC_URL: 'https://gida.example' };
    expect(readConfig(site).hasDemoData).toBe(false);
    expect(readConfig({ ...site, DEMO_DATA: 'true' }).hasDemoData).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.10', 'gida.local'])(
    'requires DEMO_DATA with HOST=%s, because the demo passwords are public',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(/^DEMO_DATA must be set because HOST=/);
      expect(readConfig({ HOST, DEMO_DATA: 'true' }).hasDemoData).toBe(true);
      expect(readConfig({ HOST, PUBLIC_URL: 'https://gida.example' }).hasDemoData).toBe(false);
    },
  );

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])(
    'has demo data by default with HOST=%s, which only this computer can reach',
    (HOST) => {
      expect(readConfig({ HOST }).hasDemoData).toBe(true);
    },
  );

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'gida.example'],
    ['PUBLIC_URL', 'https://gida.example/homes'],
    ['PUBLIC_URL', 'https://gida.example/?from=mail'],
    ['PUBLIC_URL', 'https://admin:secret@gida.example'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.5, ::/0'],
    ['DATABASE_URL', 'mysql://db/gida'],
    ['DEMO_DATA', 'yes'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', '*'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s in one line with its name', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must (be|list) [^\\n]+$`));
  });

  it('reports all invalid variables at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT .*; LOG_LEVEL /);
  });

  it('documents every variable with its default in .env.example', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const documented = Object.fromEntries(
      lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/).slice(0, 2)),
    );
    expect(readConfig(documented)).toEqual(readConfig({}));
    const source = readFileSync('server/config.ts', 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    expect(read.filter((name = '') => !(name in documented))).toEqual([]);
  });
});
