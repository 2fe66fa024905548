import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';
import { useCleanMarkup } from '#src/ui/trusted-types.ts';
import { drawingStyle } from '#src/components/drawing/drawing-style.ts';

interface Props {
  /** Cleaned by the server. */
  html: string;
  /** BCP 47 tag of the text. */
  language: string;
}

/** The path of a plain click on a link inside the shop, else null. */
function ownPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href') ?? '';
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
}

/** What is wider than the text and scrolls by itself can be reached, and so scrolled, without a pointer. */
function reachByKeyboard(text: Element): void {
  for (const wide of text.querySelectorAll('table, pre')) {
    if (wide.scrollWidth > wide.clientWidth) wide.setAttribute('tabindex', '0');
    else wide.removeAttribute('tabindex');
  }
}

/** Text of an article or a page; its links into the shop need no page load, its drawings follow the theme. */
export function Prose({ html, language }: Props) {
  const navigate = useNavigate();
  const markup = useCleanMarkup(html);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current || !('ResizeObserver' in globalThis)) return undefined; // without it only a pointer scrolls
    const watch = new ResizeObserver(([entry]) => entry && reachByKeyboard(entry.target));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Text
      ref={ref}
      lang={language}
      onClick={(event) => {
        const path = ownPath(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      dangerouslySetInnerHTML={markup}
    />
  );
}

const Text = styled.div`
  max-width: ${theme.layout.prose};
  font: ${theme.type.prose};
  overflow-wrap: break-word;
  > * + * {
    margin-block-start: ${theme.space['4']};
  }
  h2 {
    margin-block-start: ${theme.space['10']};
    font: ${theme.type.h2};
    letter-spacing: ${theme.tracking.h2};
  }
  h3,
  h4 {
    margin-block-start: ${theme.space['6']};
    font: ${theme.type.h3};
  }
  ul,
  ol {
    padding-inline-start: ${theme.space['6']};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-block-start: ${theme.space['1']};
  }
  a {
    text-decoration: underline;
  }
  code {
    font-family: ${theme.font.mono};
    font-size: 0.9em;
  }
  pre {
    overflow-x: auto;
    padding: ${theme.space['4']};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.bg.subtle};
  }
  blockquote {
    padding-inline-start: ${theme.space['4']};
    border-inline-start: ${theme.border.strong} solid ${theme.color.border.default};
    color: ${theme.color.text.secondary};
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font: ${theme.type.ui};
  }
  th,
  td {
    padding: ${theme.space['2']} ${theme.space['3']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
    text-align: start;
    vertical-align: top;
  }
  th[align='right'],
  td[align='right'] {
    text-align: end;
  }
  th {
    background: ${theme.color.bg.subtle};
    font-weight: ${theme.weight.semibold};
  }
  .picture {
    position: relative;
    display: block;
    width: fit-content;
    max-width: 100%;
    border-radius: ${theme.radius.panel};
    overflow: hidden;
  }
  img {
    position: relative;
    display: block;
    max-width: 100%;
    height: auto;
  }
  /* Stands in for the picture that comes to lie over it. */
  .blur {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  figure {
    margin-inline: 0;
  }
  figcaption {
    margin-block-start: ${theme.space['2']};
    color: ${theme.color.text.secondary};
    font: ${theme.type.dense};
  }
  ${drawingStyle}
`;
