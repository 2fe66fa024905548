import { expect, test } from 'vitest';
import type { ProductAttribute } from '#contract/api/part.ts';
import { isPartClass } from '#contract/part-classes.ts';
import { ownOutline } from '#server/rules/own-outline.ts';
import { bodyFacts } from '#src/components/drawing/body-facts.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import { type FactPart, expandCatalog } from './expand.ts';
import { demoReference } from './reference.ts';

/** Beginning of a number -> how many parameters a large distributor lists of it, stock, price and documents aside. */
const listed: Readonly<Record<string, number>> = {
  'AC2512FK-0710RL': 13,
  '0402N101J500CT': 12,
  'MFR-25FBF52-10K': 12,
  'XAL6060-472MEC': 15,
  SN74AHC14PWR: 14,
  '35ZLH330MEFC10X12.5': 16,
  MMZ1608R601ATA00: 11,
  TAJA475M016RNJ: 13,
  'ECS-160-10-37-JTN-TR': 11,
  '1.5KE33CA': 14,
  '61300421121': 20,
  'BZX84-C5V1': 10,
  '0216004.MXEP': 12,
  STM32G031K8T6: 16,
  LD1117S33TR: 14,
  IRFS7530: 15,
  MJL3281AG: 11,
  TLV9001: 16,
  TPS563200: 15,
  M24C32: 14,
  MBR1645G: 11,
  'LTST-C190YKT': 16,
  '4N25M': 14,
  'G2RL-24-DC12': 17,
  USB4135: 16,
  'Ra-02': 16,
  MCP3204: 16,
  TMP117: 14,
  DRV8841: 13,
  'U.FL-R-SMT-1': 16,
};

const parts = expandCatalog();
const outlines = new Map(demoReference().outlines.map((outline) => [outline.id, outline]));

const empty = { name: '', unit: '' as const, si_min: null, si_max: null, option: null, bool: null, text: '' };

/** As the page of a part lists them: what it states, its package, and what its outline tells beside both; length and width are one size. */
function shown(part: FactPart): number {
  const partClass = isPartClass(part.category) ? part.category : null;
  const outline = outlines.get(part.packageId ?? '') ?? ownOutline({ ...part, partClass });
  const stated = Object.entries(part.attributes);
  const attributes: ProductAttribute[] = stated.map(([key, value]) => ({
    ...empty,
    key,
    kind: 'number',
    si: typeof value === 'number' ? value : null,
  }));
  const drawn = outlineOf({ outline, attributes });
  const body = drawn && bodyFacts(drawn, partClass, 'thickness' in part.attributes);
  const told = [
    body?.mounting && !('mounting' in part.attributes),
    body?.size && !('length' in part.attributes),
    body?.height && !('height' in part.attributes),
    body?.leadSpacing && !('leadSpacing' in part.attributes),
    part.package,
  ];
  const isSizeTwice = 'length' in part.attributes && 'width' in part.attributes;
  return stated.length + told.filter(Boolean).length - (isSizeTwice ? 1 : 0);
}

test('parts of thirty kinds state three quarters of what a large distributor lists of them', () => {
  const shares = Object.entries(listed).map(([number, count]) => {
    const part = parts.find(({ mpn }) => mpn === number) ?? parts.find(({ mpn }) => mpn.startsWith(number));
    return part ? Math.min(1, shown(part) / count) : 0;
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.75);
});
