import { styled } from 'styled-components';
import type { ContentCategory } from '#contract/api/content.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface Props {
  label: string;
  topics: readonly Pick<ContentCategory, 'web_url' | 'name' | 'count' | 'english_only'>[];
  current: string | null;
  pathOf: (slug: string) => string;
}

/** Topics of a list side by side; those without articles are left out. */
export function TopicLinks({ label, topics, current, pathOf }: Props) {
  const { integer } = useFormat();
  return (
    <Nav aria-label={label}>
      <ul>
        {topics
          .filter(({ count, english_only: english }) => count + english > 0)
          .map(({ web_url, name, count }) => (
            <li key={web_url}>
              <RouteLink to={pathOf(web_url)} aria-current={web_url === current ? 'page' : undefined}>
                {name} {count > 0 ? <small>{integer(count)}</small> : null}
              </RouteLink>
            </li>
          ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  margin-block-end: ${theme.space['5']};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['2']};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space['2']};
    min-height: ${theme.size.control};
    padding-inline: ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.default};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  [aria-current] {
    border-color: ${theme.color.accent.text};
    background: ${theme.color.accent.subtle};
  }
  small {
    color: ${theme.color.text.tertiary};
  }
`;
