import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadEnvFile } from '#server/env-file.ts';

it('A name in .env that is one letter from a setting is warned about, others are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-env-'));
  const path = join(folder, '.env');
  const lines = ['SMTP_HOTS=mail', 'DATADIR=/srv', 'SMTP_PORTS=25', 'VITE_SPLASH_MS=1', 'PORT=0'];
  writeFileSync(path, lines.join('\n'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = { ...process.env };
  onTestFinished(() => {
    warn.mockRestore();
    process.env = before;
    rmSync(folder, { recursive: true });
  });
  loadEnvFile(path);
  expect(process.env.VITE_SPLASH_MS).toBe('1');
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    `Warning: ${path} has DATADIR, which is not a setting. Did you mean DATA_DIR?`,
    `Warning: ${path} has SMTP_PORTS, which is not a setting. Did you mean SMTP_PORT?`,
  ]);
});
