import { cleanup } from '@testing-library/react';
import { expect } from 'vitest';

const PRINTED_BY_MISTAKE = /\bnull\b|undefined|\bNaN\b|Invalid Date|\[object /;

/** The texts and attributes of the screen in which a missing value was printed. */
export function valuesPrintedByMistake(): string[] {
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`),
  );
  const texts = [document.title, document.body.textContent, ...attributes];
  return texts.filter((text) => PRINTED_BY_MISTAKE.test(text));
}

/** Closes the screen, and then fails if a missing value was printed on it. */
export function closeReadableScreen(): void {
  const printed = valuesPrintedByMistake();
  cleanup();
  expect(printed).toEqual([]);
}
