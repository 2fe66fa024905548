import { expect, it } from 'vitest';
import { greatestCommonDivisor, isPrime, nearestAllowed } from './whole-numbers.ts';

const isOdd = (number: number) => number % 2 === 1;

it('finds common factors', () => {
  expect(greatestCommonDivisor(4045, 8192)).toBe(1);
  expect(greatestCommonDivisor(84, 36)).toBe(12);
});

it('knows the primes below 100, and that there are 9592 below 100,000', () => {
  const primes = Array.from({ length: 100_000 }, (_, number) => number).filter(isPrime);
  expect(primes.slice(0, 10)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  expect(primes).toHaveLength(9592);
});

it('is not taken in by numbers that pass simpler tests', () => {
  expect(isPrime(561)).toBe(false); // Carmichael
  expect(isPrime(3_215_031_751)).toBe(false); // strong pseudoprime to 2, 3, 5 and 7
  expect(isPrime(9_007_199_254_740_881)).toBe(true); // the greatest below 2⁵³
});

it('takes the smaller of two numbers as near, and never one below 1', () => {
  expect(nearestAllowed(10, isOdd)).toBe(9);
  expect(nearestAllowed(10.01, isOdd)).toBe(11);
  expect(nearestAllowed(0.6, isOdd)).toBe(1);
  expect(nearestAllowed(0.6, (number) => number > 4)).toBe(5);
});
