import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ToolName } from '#calculators/names.ts';
import { isEmbedded } from '#src/components/is-embedded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { StarIcon } from './index/StarIcon.tsx';
import { toggleBookmark, useBookmarks } from './index/bookmarks.ts';

/** Heading of a calculator with its bookmark and its link. */
export function ToolTitle({ name, title, summary }: { name: ToolName; title: string; summary: string }) {
  const { t } = useTranslation('tool');
  const { copy, outcome } = useCopy();
  const marked = useBookmarks().includes(name);
  return (
    <Row>
      <Words>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{summary}</p>
      </Words>
      {isEmbedded() ? null : (
        <Actions>
          <Mark aria-pressed={marked} onClick={() => toggleBookmark(name)}>
            <StarIcon />
            {t('bookmark')}
          </Mark>
          <Button onClick={() => void copy(globalThis.location.href)}>
            <Icon name={outcome === 'copied' ? 'check' : 'copy'} small />
            {t('copy_link')}
          </Button>
          <VisuallyHidden role="status">{outcome === null ? '' : t(`copy_${outcome}`)}</VisuallyHidden>
        </Actions>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space['3']} ${theme.space['5']};
  padding-block-start: ${theme.space['3']};
`;

const Words = styled.div`
  flex: 1 1 17rem;
  min-width: 0;
  p {
    max-width: 44em;
    margin-block-start: ${theme.space['2']};
    color: ${theme.color.text.secondary};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;

const Mark = styled(Button)`
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;
