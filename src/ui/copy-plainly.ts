import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function markupOf(selection: Selection): string {
  const copy = document.createElement('div');
  for (let place = 0; place < selection.rangeCount; place += 1) copy.append(selection.getRangeAt(place).cloneContents());
  return copy.innerHTML;
}

function copyPlainly(event: ClipboardEvent): void {
  const selection = document.getSelection();
  const text = selection?.toString() ?? '';
  const plain = withoutSoftHyphens(text);
  if (!selection || plain === text || isField(event.target) || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', plain);
  event.clipboardData.setData('text/html', withoutSoftHyphens(markupOf(selection)));
  event.preventDefault();
}

/** Takes the soft hyphens out of what the visitor copies from the page; returns how to end that. */
export function installPlainCopies(): () => void {
  document.addEventListener('copy', copyPlainly);
  return () => document.removeEventListener('copy', copyPlainly);
}
