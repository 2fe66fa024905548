/** How much there is in a body, told by its bytes: reading 700,000 empty objects would hold up everybody else. */

const deepest = 12;
/** The longest list that any call takes has a thousand items. */
export const mostItems = 2000;
/** A thousand lines with all they may say have 24,000. */
const mostValues = 50_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether the body is JSON of a shape that is read quickly; whether it is JSON at all, only its parser tells. */
export function shapeOf(bytes: Uint8Array): 'fine' | 'too_deep' | 'too_much' {
  /** Commas so far in each list and object that is open. */
  const commas: number[] = [];
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === comma) {
      const own = (commas.pop() ?? 0) + 1;
      commas.push(own);
      values += 1;
      if (own >= mostItems || values > mostValues) return 'too_much';
    } else if (opening.has(byte)) {
      values += 1;
      commas.push(0);
      if (commas.length > deepest) return 'too_deep';
      if (values > mostValues) return 'too_much';
    } else if (closing.has(byte)) commas.pop();
  }
  return 'fine';
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
