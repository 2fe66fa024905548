import { type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { PopoverPanel } from '#src/ui/PopoverPanel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { SuggestionContent } from './SuggestionContent.tsx';
import { type SuggestionGroup, suggestionGroups } from './suggestion-options.ts';
import { useSuggestions } from './use-suggestions.ts';

/** How the input hands its keys to the list; true when the list has used the key. */
export interface SuggestionKeys {
  press: (key: string) => boolean;
}

interface SearchSuggestionsProps {
  id: string;
  keyword: string;
  keys: RefObject<SuggestionKeys | null>;
  onActive: (id: string | undefined) => void;
  onLeave: () => void;
}

const labels = {
  parts: 'suggestions:parts',
  manufacturers: 'suggestions:manufacturers',
  categories: 'suggestions:categories',
  calculators: 'common:header.calculators',
  content: 'common:search.content',
} as const;

function isLabelled(key: SuggestionGroup['key']): key is keyof typeof labels {
  return key in labels;
}

/** The list under the search: readings of values first, then parts, makers, categories, calculators, what there is to read, and all results. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <WithWords names={['suggestions']}>
      <List {...props} />
    </WithWords>
  );
}

function List({ id, keyword, keys, onActive, onLeave }: SearchSuggestionsProps) {
  const { t } = useTranslation(['suggestions', 'common']);
  const navigate = useNavigate();
  const answer = useSuggestions(keyword);
  const groups = suggestionGroups(answer, keyword);
  const paths = groups.flatMap(({ suggestions }) => suggestions.map(({ path }) => path));
  const [active, setActive] = useState<string | null>(null);
  const prefix = useId();
  const idOf = (path: string) => `${prefix}-${paths.indexOf(path)}`;
  const activeId = active !== null && paths.includes(active) ? idOf(active) : undefined;
  useEffect(() => onActive(activeId), [activeId, onActive]);

  function open(path: string) {
    onLeave();
    void navigate(path);
  }
  function press(key: string): boolean {
    const at = active === null ? -1 : paths.indexOf(active);
    if (key === 'ArrowDown') setActive(paths[at + 1] ?? null);
    else if (key === 'ArrowUp') setActive((at === -1 ? paths.at(-1) : paths[at - 1]) ?? null);
    else if (key === 'Enter' && at >= 0 && active !== null) open(active);
    else return false;
    return true;
  }
  useImperativeHandle(keys, () => ({ press }));

  return (
    <Panel>
      <div id={id} role="listbox" aria-label={t('suggestions:suggestions')}>
        {groups.map(({ key, suggestions }) => (
          <Group key={key} role="group" aria-label={isLabelled(key) ? t(labels[key]) : undefined} data-last={key === 'all' || undefined}>
            {isLabelled(key) ? <Heading aria-hidden="true">{t(labels[key])}</Heading> : null}
            {suggestions.map((suggestion) => (
              <Option
                key={suggestion.path}
                id={idOf(suggestion.path)}
                role="option"
                tabIndex={-1}
                aria-selected={suggestion.path === active}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(suggestion.path)}
                onClick={() => open(suggestion.path)}
                onKeyDown={({ key: pressed }) => pressed === 'Enter' && open(suggestion.path)}
              >
                <SuggestionContent suggestion={suggestion} keyword={keyword} />
              </Option>
            ))}
          </Group>
        ))}
      </div>
      <Keys aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('suggestions:move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('suggestions:open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('suggestions:close')}
        </span>
      </Keys>
      <VisuallyHidden role="status">{answer ? t('suggestions:found', { count: paths.length - 1 }) : ''}</VisuallyHidden>
    </Panel>
  );
}

const Panel = styled(PopoverPanel)`
  inset-inline: 0;
  max-height: calc(100dvh - ${theme.fluid.header} - ${theme.space['4']});
  overflow-y: auto;
`;

const Group = styled.div`
  &[data-last] {
    margin-block-start: ${theme.space['1']};
    padding-block-start: ${theme.space['1']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Heading = styled.div`
  padding: ${theme.space['2']} ${theme.space['3']} 0;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['3']};
  min-height: ${theme.size.touch};
  padding: ${theme.space['1']} ${theme.space['3']};
  border-radius: ${theme.radius.control};
  font: ${theme.type.ui};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${theme.color.bg.selected};
    box-shadow: inset ${theme.border.strong} 0 0 ${theme.color.accent.solid};
  }
`;

const Keys = styled.div`
  display: flex;
  gap: ${theme.space['4']};
  padding: ${theme.space['2']} ${theme.space['3']} ${theme.space['1']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
  kbd {
    padding: 0 ${theme.space['1']};
    border: ${theme.border.hairline} solid ${theme.color.border.default};
    border-radius: ${theme.radius.swatch};
    font: ${theme.type.key};
  }
  ${media.underMd} {
    display: none;
  }
`;
