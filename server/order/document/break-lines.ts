/** Breaks text into lines that fit: between words, between ideographs, inside a word only when it is too long for a line. */

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const softHyphen = '\u00ad';
/** Letters between which a line may end. */
const ideograph = /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f\u{20000}-\u{3134f}]/u;
/** Never at the start, never at the end of a line (the strict set of JIS X 4051, as far as names and addresses need it). */
const notFirst = /^[、。，．・：；？！）」』】〕〉》ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々ゝヽ)\].,:;!?%]/u;
const notLast = /[（「『【〔〈《([〒¥￥]$/u;

/** Pieces between which a line may end; spaces stay at the end of the piece before. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let before = '';
  for (const { segment } of graphemes.segment(text)) {
    const isEastern = (ideograph.test(segment) || ideograph.test(before)) && !notFirst.test(segment) && !notLast.test(before);
    const isAfterBreak = /[ \t\u00ad/–—-]$/u.test(before) && !/^[ \t]/.test(segment);
    if (piece !== '' && (isEastern || isAfterBreak)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
    before = segment;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** A line without what is only a place to break. */
function finish(line: string): string {
  const shown = line.trimEnd();
  const ending = shown.endsWith(softHyphen) ? '-' : '';
  return shown.replaceAll(softHyphen, '') + ending;
}

function splitLong(piece: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(piece)) {
    if (part !== '' && measure(finish(part + segment)) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** Lines of at most `width`, in the unit of `measure`. Line breaks in the text stay. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (measure(finish(paragraph)) <= width) return [paragraph.replaceAll(softHyphen, '')];
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (measure(finish(line + piece)) <= width) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(finish(line));
      const parts = splitLong(piece, width, measure);
      lines.push(...parts.slice(0, -1).map(finish));
      line = parts.at(-1) ?? '';
    }
    return line === '' ? lines : [...lines, finish(line)];
  });
}
