/** Words that say where a part is used and not what it is: who asks for `27R USB` wants the resistor in the line. */
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';

const uses = new Set(['usb', 'led', 'can', 'lin', 'hdmi', 'ethernet', 'i2c', 'spi', 'uart', 'rs485', 'rs-485']);
const isUse = (token: string) => uses.has(token.toLowerCase());
const namesPart = (token: string) =>
  readKeywordQuantity(token)?.readings.some(({ unit }) => unit === 'Ω' || unit === 'F' || unit === 'H') === true;

/** The words with a value that names a part, and those of its use apart; null where there are not both. */
export function useNamed(tokens: readonly string[]): { part: string[]; use: string[] } | null {
  const part = tokens.filter((token) => !isUse(token));
  const use = tokens.filter(isUse);
  return use.length > 0 && part.some(namesPart) ? { part, use } : null;
}
