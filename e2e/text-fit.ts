import type { Page } from 'playwright-core';

const settledWithin = 5000;

/** Texts of a page that are cut off, lie on one another or push the page sideways, one line each: what remains when the page has settled. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const until = Date.now() + settledWithin;
  let found = await measure(page);
  // Tables and plots measure themselves after the window has changed.
  while (found.length > 0 && Date.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- again until it is still
    found = await measure(page);
  }
  return found;
}

// oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing of this file is
async function measure(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);

    const tolerance = 2;
    const shown = document.documentElement.clientWidth;

    /** A text on the screen, with the layer it lies in: what floats above the page covers it by intention. */
    interface Piece {
      node: Text;
      box: DOMRect;
      layer: Element;
    }

    function name(node: Text): string {
      return `<${node.parentElement?.localName ?? ''}> ${(node.textContent ?? '').trim().slice(0, 60)}`;
    }

    function layerOf(element: Element): Element {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { position } = getComputedStyle(one);
        if (position !== 'static' && position !== 'relative') return one;
        if (one.localName === 'dialog' || one.matches(':popover-open')) return one;
      }
      return document.body;
    }

    /** For screen readers alone. */
    function isUnseen(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      }
      return false;
    }

    function pieces(): Piece[] {
      const found: Piece[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text; // the walker shows texts alone
        const element = text.parentElement;
        if (
          !element ||
          (text.textContent ?? '').trim() === '' ||
          element.closest('svg, math, noscript, script, style, option, [inert], [role="img"]')
        )
          continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) || isUnseen(element))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.height > 1) found.push({ node: text, box, layer: layerOf(element) });
      }
      return found;
    }

    /** The nearest box that hides what does not fit into it; what can be scrolled to, or ends in dots by intention, is not lost. */
    function cutBy({ node, box }: Piece): boolean {
      for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        const frame = one.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX)) return false;
        const hides = /hidden|clip/;
        if (hides.test(style.overflowX) && (box.right > frame.right + tolerance || box.left < frame.left - tolerance)) {
          return style.textOverflow !== 'ellipsis';
        }
        if (hides.test(style.overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4))
          return style.webkitLineClamp === 'none';
        if (style.position === 'fixed') return false;
      }
      return box.right > shown + tolerance || box.left < -tolerance;
    }

    const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]/u;

    /** The first word that goes on in the next line without a hyphen: a reader takes it for two. */
    function brokenWord(text: Text): string | null {
      if (unspaced.test(text.data) || !text.parentElement || getComputedStyle(text.parentElement).hyphens === 'auto') return null;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}[\p{L}\p{M}\u00ad]{3,}/gu)) {
        if (word.includes('\u00ad')) continue; // it may break there, with a hyphen
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1) return word;
      }
      return null;
    }

    function meet(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      // The box of a font is taller than its letters.
      const top = Math.max(a.top + a.height * 0.2, b.top + b.height * 0.2);
      const bottom = Math.min(a.bottom - a.height * 0.2, b.bottom - b.height * 0.2);
      return across > tolerance && bottom > top;
    }

    const all = pieces();
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > shown) faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const piece of all) if (cutBy(piece)) faults.push(`cut off: ${name(piece.node)}`);
    for (const text of new Set(all.map(({ node }) => node))) {
      const word = brokenWord(text);
      if (word !== null) faults.push(`broken: ${word} in ${name(text)}`);
    }
    const sorted = all.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (other.node !== one.node && other.layer === one.layer && meet(one.box, other.box))
          faults.push(`on one another: ${name(one.node)} and ${name(other.node)}`);
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || field.value !== '' || !field.checkVisibility()) continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(field.placeholder).width > room + tolerance) faults.push(`cut off: placeholder ${field.placeholder}`);
    }
    return [...new Set(faults)];
  });
}
