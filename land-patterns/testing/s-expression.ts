/** An expression in brackets, as KiCad's files are made of. Tests only. */
export type Expression = string | Expression[];

/** Throws on brackets or quotes that do not close, and on text after the end. */
export function parseExpression(text: string): Expression {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+/g) ?? [];
  let place = 0;
  function next(): Expression {
    const token = tokens[place];
    place += 1;
    if (token === undefined || token === ')') throw new Error(`no expression at token ${place}`);
    if (token !== '(') return token.startsWith('"') ? token.slice(1, -1).replaceAll(/\\(.)/g, '$1') : token;
    const list: Expression[] = [];
    while (tokens[place] !== ')') list.push(next());
    place += 1;
    return list;
  }
  const whole = next();
  if (place < tokens.length) throw new Error('text after the end');
  return whole;
}
