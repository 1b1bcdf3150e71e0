import { describe, expect, it } from 'vitest';
import { formatNaira, formatShortNaira, parseNaira } from '#contract/rules/naira.ts';

describe('Money', () => {
  it.each([
    [85_000_000, '₦85,000,000'],
    [1_800_000_000, '₦1,800,000,000'],
    [90_000.6, '₦90,001'],
    [500, '₦500'],
    [0, '₦0'],
  ])('writes %d in full, without decimals', (price, text) => {
    expect(formatNaira(price)).toBe(text);
  });

  it.each([
    [500, '₦500'],
    [90_000, '₦90k'],
    [999_999, '₦1m'],
    [85_000_000, '₦85m'],
    [85_500_000, '₦85.5m'],
    [1_200_000_000, '₦1.2bn'],
    [1_250_000_000, '₦1.25bn'],
    [99_375_000, '₦99.4m'],
    [1_005_000_000, '₦1.01bn'],
    [1_800_000_000_000, '₦1,800bn'],
    [45_000_000_000, '₦45bn'],
  ])('writes %d short', (price, text) => {
    expect(formatShortNaira(price)).toBe(text);
  });

  it.each([
    ['50m', 50_000_000],
    ['1.2bn', 1_200_000_000],
    ['1.2 Billion', 1_200_000_000],
    ['₦85,000,000', 85_000_000],
    ['NGN 85,000,000', 85_000_000],
    ['N750k', 750_000],
    ['90000', 90_000],
    ['.5m', 500_000],
    ['0', 0],
    ['1,500,000', 1_500_000],
    ['1, 500, 000', 1_500_000],
    ['1,500m', 1_500_000_000],
    ['1,500.5m', 1_500_500_000],
  ])('reads %s', (typed, price) => {
    expect(parseNaira(typed)).toBe(price);
  });

  it.each([
    '',
    '₦',
    'cheap',
    '5 houses',
    '1.2.3m',
    '-5m',
    '50mm',
    '9.5',
    '₦.5',
    '1,5m',
    '1,50',
    '1,5000',
    '85,000,00',
    '0,500m',
    '1500,000',
    ',500',
    '50m,',
  ])('rejects %j', (typed) => {
    expect(parseNaira(typed)).toBeNull();
  });
});
