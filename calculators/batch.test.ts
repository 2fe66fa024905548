import { describe, expect, it } from 'vitest';
import { answerLine } from './batch.ts';
import { describeTools } from './describe.ts';
import { toolNames } from './names.ts';

describe('the batch door', () => {
  it('computes with what a line gives and defaults for the rest', async () => {
    expect(await answerLine('{"tool":"ParallelResistors","in":{"resistances":[1000,1000]}}')).toMatchObject({
      ok: true,
      out: { resistance: 500 },
      warnings: [],
    });
    expect(await answerLine('{"tool":"CoaxialCableImpedance"}')).toMatchObject({ ok: true });
    expect(await answerLine('{"tool":"CoaxialCableImpedance","in":{"frequency":1e12}}')).toMatchObject({ warnings: ['ABOVE_TE11'] });
  });

  it.each([
    ['nonsense', 'BAD_LINE', ''],
    ['[1,2]', 'BAD_LINE', 'tool'],
    ['{"in":{}}', 'BAD_LINE', 'tool'],
    ['{"tool":"ParallelResistors","in":[]}', 'BAD_LINE', 'in'],
    ['{"tool":"NoSuchTool"}', 'UNKNOWN_TOOL', 'tool'],
    ['{"tool":"toString"}', 'UNKNOWN_TOOL', 'tool'],
    ['{"tool":"CoaxialCableImpedance","in":{"mode":"x"}}', 'NOT_A_CHOICE', 'mode'],
    ['{"tool":"CoaxialCableImpedance","in":{"innerDiameter":"1"}}', 'NOT_A_NUMBER', 'innerDiameter'],
    ['{"tool":"CoaxialCableImpedance","in":{"innerDiameter":0}}', 'OUT_OF_RANGE', 'innerDiameter'],
    ['{"tool":"CoaxialCableImpedance","in":{"innerDiameter":null}}', 'REQUIRED', 'innerDiameter'],
    ['{"tool":"CoaxialCableImpedance","in":{"innerDiameter":0.003,"outerDiameter":0.003}}', 'OUTER_NOT_LARGER', 'outerDiameter'],
    ['{"tool":"CoaxialCableImpedance","in":{"targetImpedance":50}}', 'UNKNOWN_INPUT', 'targetImpedance'],
    ['{"tool":"CoaxialCableImpedance","in":{"__proto__":1,"constructor":2}}', 'UNKNOWN_INPUT', 'constructor'],
    ['{"tool":"ParallelResistors","in":{"resistances":[]}}', 'WRONG_COUNT', 'resistances'],
    ['{"tool":"CoaxialCableImpedance","in":{"innerDiameter":1e-320}}', 'RESULT_OUT_OF_RANGE', 'impedance'],
  ])('answers %s with %s', async (line, code, at) => {
    const answer = await answerLine(line);
    expect(answer).toMatchObject({ ok: false });
    expect(answer.ok ? [] : answer.errors).toContainEqual({ code, at });
  });

  it('reports every field that is wrong at once', async () => {
    const answer = await answerLine('{"tool":"CoaxialCableImpedance","in":{"innerDiameter":-1,"outerDiameter":"x"}}');
    expect(answer).toMatchObject({ errors: [{ at: 'innerDiameter' }, { at: 'outerDiameter' }] });
  });

  it('names every tool with its inputs, units and outputs', async () => {
    const all = await describeTools();
    expect(all.map(({ tool }) => tool)).toEqual([...toolNames]);
    const coaxial = all.find(({ tool }) => tool === 'CoaxialCableImpedance');
    expect(coaxial?.inputs).toContainEqual(expect.objectContaining({ id: 'innerDiameter', unit: 'm', default: 0.000_91, above: 0 }));
    expect(coaxial?.outputs).toContainEqual(expect.objectContaining({ id: 'impedance', unit: 'Ω' }));
    expect(coaxial?.errors).toContain('OUTER_NOT_LARGER');
  });
});
