import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Heading } from '#contract/api/content.ts';
import { media, theme } from '#src/ui/theme.ts';

/** Table of contents of a text, whose headings are in its language; too few headings need none. */
export function Contents({ sections, language }: { sections: readonly Heading[]; language: string }) {
  const { t } = useTranslation();
  if (sections.length < 3) return null;
  return (
    <Nav aria-label={t('common:on_this_page')}>
      <h2>{t('common:on_this_page')}</h2>
      <ul lang={language}>
        {sections.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  flex: 1 1 100%;
  font: ${theme.type.ui};
  h2 {
    font: ${theme.type.h3};
  }
  li {
    margin-block-start: ${theme.space['2']};
  }
  [data-level='3'] {
    padding-inline-start: ${theme.space['4']};
  }
  a {
    color: ${theme.color.text.secondary};
  }
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${theme.size.headerRow} + ${theme.space['6']});
    flex: 0 0 ${theme.layout.accountNav};
    align-self: start;
  }
  @media print {
    display: none;
  }
`;
