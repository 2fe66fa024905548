/** Greatest common divisor of two whole numbers that are not both 0. */
export function greatestCommonDivisor(first: number, second: number): number {
  let [a, b] = [first, second];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Enough for every number below 3.3·10²⁴: J. Sorenson, J. Webster, Math. Comp. 86 (2017), 985. */
const witnesses = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];

/** Whether a whole number up to 2⁵³ is prime, by the strong pseudoprime test of Miller and Rabin. */
export function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (const small of witnesses) if (number % small === 0) return number === small;
  const n = BigInt(number);
  let odd = n - 1n;
  let halvings = 0;
  for (; odd % 2n === 0n; odd /= 2n) halvings += 1;
  return witnesses.every((witness) => passes(BigInt(witness), n, odd, halvings));
}

function passes(witness: bigint, n: bigint, odd: bigint, halvings: number): boolean {
  let power = powerModulo(witness, odd, n);
  if (power === 1n || power === n - 1n) return true;
  for (let count = 1; count < halvings; count += 1) {
    power = (power * power) % n;
    if (power === n - 1n) return true;
  }
  return false;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The whole number ≥ 1 nearest to x that is allowed, the smaller of two as near; `allows` must be true of some number above x. */
export function nearestAllowed(x: number, allows: (candidate: number) => boolean): number {
  let low = Math.floor(x);
  let high = low + 1;
  for (;;) {
    const isLow = low >= 1 && x - low <= high - x;
    const candidate = isLow ? low : high;
    if (allows(candidate)) return candidate;
    if (isLow) low -= 1;
    else high += 1;
  }
}
