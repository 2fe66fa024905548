import { createGlobalStyle } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/**
 * A calculator on paper: nothing to press, nothing folded away, nothing cut off, no block torn by the end of a sheet. It comes after the page,
 * because nobody prints one that is not there yet; `:root` puts it above the styles of the parts.
 */
export const ToolPaper = createGlobalStyle`
  @media print {
    :root main button,
    :root main summary {
      display: none;
    }
    :root main details::details-content {
      content-visibility: visible;
    }
    :root main select {
      appearance: none;
    }
    :root main [role='region'] {
      overflow: visible;
    }
    :root main table {
      font: ${theme.type.small};
    }
    :root main :is(th, td) {
      padding: ${theme.space['1']} ${theme.space['2']};
      overflow-wrap: anywhere;
    }
    :root main :is(figure, fieldset, tr, li, dl > div, [data-undoable] > div, [data-undoable] details > div > div) {
      break-inside: avoid;
    }
    :root main :is(h2, h3, figcaption, caption) {
      break-after: avoid;
    }
    /* A field is narrow, a sheet is not. */
    :root main [data-undoable],
    :root main [data-undoable] details > div {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    :root main [data-undoable] > :is(fieldset, details) {
      grid-column: 1 / -1;
    }
  }
`;
