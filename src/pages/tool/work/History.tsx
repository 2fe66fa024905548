import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { calculationPath } from '#src/components/account/calculation/calculation-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useDataWords } from '#src/i18n/data-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { forgetAll, most, useRemembered } from '#src/components/account/calculation/kept-list.ts';

/** The last calculations of all calculators on this device, each with its result and a way back to it. */
export function History() {
  const { t } = useTranslation('tool_work');
  const titles = useDataWords('tools');
  const { dateTime } = useFormat();
  const list = useRemembered('history');
  if (list.length === 0) return <p>{t('history.none', { most: most.history })}</p>;
  return (
    <>
      <p>{t('history.text', { most: most.history })}</p>
      <List>
        {list.map(({ tool, query, at, result }) => (
          <li key={`${tool}?${query}`}>
            <RouteLink to={calculationPath(tool, query)}>{titles(`${tool}.title`)}</RouteLink>
            <b>{result}</b>
            <time dateTime={new Date(at).toISOString()}>{dateTime(new Date(at).toISOString())}</time>
          </li>
        ))}
      </List>
      <Button onClick={() => forgetAll('history')}>{t('history.clear')}</Button>
    </>
  );
}

const List = styled.ul`
  display: grid;
  max-height: 24rem;
  margin-block: ${theme.space['3']};
  overflow-y: auto;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space['4']};
    align-items: center;
    min-height: ${theme.size.touch};
    padding-block: ${theme.space['1']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  time {
    grid-column: 1 / -1;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
