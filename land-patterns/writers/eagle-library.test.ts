import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { patternOf, samplePatterns } from '#land-patterns/testing/sample-patterns.ts';
import { eagleLibrary } from './eagle-library.ts';

/** As much of the DOM as is read here; the tests of pure code know no browser. */
interface Element {
  tagName: string;
  textContent: string;
  attributes: Iterable<{ name: string; value: string }>;
  children: Iterable<Element>;
  firstElementChild: Element | null;
  getAttribute(name: string): string | null;
}
interface Document {
  doctype: { systemId: string } | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
}

/** Throws on text that is not well-formed. */
const parsed = (text: string): Document => new JSDOM(text, { contentType: 'application/xml' }).window.document as Document;

const attributesOf = (element: Element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('eagleLibrary', () => {
  it.each(samplePatterns().map((pattern) => ({ name: pattern.name, pattern })))(
    'writes every land of $name, y upwards',
    ({ name, pattern }) => {
      const document = parsed(eagleLibrary(pattern, 'Test'));
      expect(document.querySelector('package')?.getAttribute('name')).toBe(name);
      const lands = [...document.querySelectorAll('smd')].map(attributesOf);
      expect(lands.map((land) => [land['name'], Number(land['x']), Number(land['y']), Number(land['dx']), Number(land['dy'])])).toEqual(
        pattern.pads.map(({ number, x, y, width, height }) => [number, x, -y + 0, width, height]),
      );
    },
  );

  it('tells the lands of one pin apart, since names are unique', () => {
    const document = parsed(eagleLibrary(patternOf('lfpak56', 'mosfets'), 'LFPAK56'));
    expect([...document.querySelectorAll('smd')].map((land) => land.getAttribute('name'))).toEqual(['1', '2', '3', '4', '5', '5@2']);
  });

  it('has the elements of the DTD in its order', () => {
    const document = parsed(eagleLibrary(patternOf('qfn-16-3x3', 'op-amps'), 'QFN & "more" <than>'));
    expect(document.doctype?.systemId).toBe('eagle.dtd');
    expect([...(document.querySelector('drawing')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['grid', 'layers', 'library']);
    const used = new Set([...document.querySelectorAll('package [layer]')].map((element) => element.getAttribute('layer')));
    const declared = [...document.querySelectorAll('layers layer')].map((element) => element.getAttribute('number'));
    expect([...used].filter((layer) => !declared.includes(layer))).toEqual([]);
    expect(document.querySelector('package')?.firstElementChild?.textContent).toMatch(/^QFN & "more" <than>, density level B/);
  });

  it('leaves the stencil of a thermal pad to windows', () => {
    const document = parsed(eagleLibrary(patternOf('qfn-32-5x5', 'microcontrollers'), 'QFN'));
    expect([...document.querySelectorAll('smd[cream="no"]')].map((land) => land.getAttribute('name'))).toEqual(['33']);
    expect([...document.querySelectorAll('rectangle[layer="31"]')]).toHaveLength(9);
  });
});
