import { codeSentTo } from '../../tests/support/outbox-codes.ts';
import { type Accounts, register } from './accounts.ts';
import { type Attack, type HostileInput, jsonInput } from './input.ts';
import { send } from './send.ts';

const GUESSES = 1200;

/** Guessed and reused codes and passwords, each from another IP address. */
export async function guessingAttacks(
  origin: URL,
  dataDir: string,
  accounts: Accounts,
): Promise<Attack[]> {
  const { victim, attacker } = accounts;
  const ownCode = await codeSentTo(dataDir, attacker.email);
  const replayer = await register(origin, 'replayer');
  const usedCode = await codeSentTo(dataDir, replayer.email);
  const { token } = replayer;
  await send(origin, jsonInput('POST', '/auth/verify-otp', { otp: usedCode }, { token }));
  await send(origin, jsonInput('POST', '/auth/forgot-password', { email: victim.email }));
  const resetCode = await codeSentTo(dataDir, victim.email);
  return [
    {
      name: 'replayed and stolen codes',
      inputs: replays({ usedCode, resetCode, victim, attacker, token }),
    },
    {
      name: 'guessed verification codes',
      inputs: [...guessCodes(attacker.token, ownCode), verify(attacker.token, ownCode)],
      isInOrder: true,
    },
    {
      name: 'guessed password codes',
      inputs: [...guessResets(victim.email, resetCode), reset(victim.email, resetCode)],
      isInOrder: true,
    },
    { name: 'guessed passwords', inputs: guessPasswords(victim.email) },
  ];
}

function verify(token: string, otp: string): HostileInput {
  return jsonInput('POST', '/auth/verify-otp', { otp }, { token, mustFail: true });
}

function reset(email: string, otp: string): HostileInput {
  const body = { email, otp, password: 'taken-over-now' };
  return jsonInput('POST', '/auth/reset-password', body, { mustFail: true });
}

interface Codes {
  usedCode: string;
  resetCode: string;
  victim: Accounts['victim'];
  attacker: Accounts['attacker'];
  /** The account that has used the code. */
  token: string;
}

function* replays({ usedCode, resetCode, victim, attacker, token }: Codes): Iterable<HostileInput> {
  for (let time = 0; time < 100; time += 1) {
    yield verify(token, usedCode);
    yield verify(victim.token, usedCode);
    // The victim's password code is not valid for the attacker's email or account.
    yield verify(attacker.token, resetCode === usedCode ? '000000' : resetCode);
    yield reset(attacker.email, resetCode);
  }
}

/** Never the right code. */
function* otherCodes(code: string): Iterable<string> {
  for (let guess = 1; guess <= GUESSES; guess += 1) {
    yield `${(Number(code) + guess * 7) % 1_000_000}`.padStart(6, '0');
  }
}

function* guessCodes(token: string, code: string): Iterable<HostileInput> {
  for (const guess of otherCodes(code)) yield verify(token, guess);
}

function* guessResets(email: string, code: string): Iterable<HostileInput> {
  for (const guess of otherCodes(code)) yield reset(email, guess);
}

function* guessPasswords(email: string): Iterable<HostileInput> {
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const body = { email, password: `guess-${guess}` };
    yield jsonInput('POST', '/auth/login', body, { mustFail: true });
    const headers = { 'x-forwarded-for': '203.0.113.66' };
    const other = { email: `nobody-${guess}@canary.example`, password: 'guess' };
    yield jsonInput('POST', '/auth/login', other, { mustFail: true, headers });
  }
}
