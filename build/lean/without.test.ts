import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { neverCalled, without } from './without.ts';

const evaluate = (code: string, result: string): unknown => runInNewContext(`(() => { ${code}; return ${result}; })()`);

it('empties functions wherever they stand, and gives others the body that is told', () => {
  const code = `
    function one(a, { b }, ...rest) { return 1; }
    const two = async (a = 2) => a;
    class Box { open(a) { return 3; } shut() { return 4; } }
    class Bag { open() { return 5; } }
    function Part() {}
    Part.prototype.open = function (a) { return 6; };
    const all = { seven() { return 7; } };`;
  const functions = { ...neverCalled('one Box.open Part.prototype.open'), two: 'return 0;', seven: 'return 8;' };
  const told = '[one(), new Box().open(), new Box().shut(), new Bag().open(), new Part().open(), two.length, all.seven()]';
  expect(evaluate(without(code, { functions }), told)).toEqual([undefined, undefined, 4, 5, undefined, 0, 8]);
});

it('puts the one value of a variable where it is read, and still works out what is written', () => {
  const code = `
    var busy = false, log = [], node = { busy: 1 };
    function start() { log.push('start'); return true; }
    busy = start();
    const read = [busy ? 'yes' : 'no', node.busy, ((busy) => busy)(2)];`;
  expect(evaluate(without(code, { constants: { busy: '!1' } }), '[read, log]')).toEqual([['no', 1, 2], ['start']]);
});

it('drops calls, with what they would say, and replaces pieces of the source', () => {
  const code = `const said = []; const logger = { warn: (text) => said.push(text) };
    logger.warn('one'); if (said.length > 9) logger.warn('two'); const kind = 'long';`;
  const lean = without(code, { calls: ['logger.warn'], texts: [["'long'", "'short'"]] });
  expect(evaluate(lean, '[said, kind]')).toEqual([[], 'short']);
  expect(lean).not.toMatch(/one|two/);
});

it.each([
  { functions: { gone: '' } },
  { constants: { gone: '0' } },
  { calls: ['gone.away'] },
  { texts: [['gone', '']] as const },
  { texts: [['twice', '']] as const },
])('stops the build for what is not there: %j', (unused) => {
  expect(() => without("const a = 'twice twice';", unused)).toThrow(/Not in the library: (?:gone|twice)/);
});
