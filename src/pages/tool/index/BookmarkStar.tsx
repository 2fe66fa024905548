import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ToolName } from '#calculators/names.ts';
import { theme } from '#src/ui/theme.ts';
import { toggleBookmark, useBookmarks } from './bookmarks.ts';
import { StarIcon } from './StarIcon.tsx';
import { useToolTitle } from './use-tool-title.ts';

/** A star that is filled while the calculator is bookmarked. */
export function BookmarkStar({ name }: { name: ToolName }) {
  const { t } = useTranslation('tool_index');
  const { title } = useToolTitle(name);
  const marked = useBookmarks().includes(name);
  return (
    <Star type="button" aria-pressed={marked} aria-label={t('bookmark_of', { name: title })} onClick={() => toggleBookmark(name)}>
      <StarIcon />
    </Star>
  );
}

const Star = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.fluid.controlSmall};
  height: ${theme.fluid.controlSmall};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text.tertiary};
  cursor: pointer;
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  &:hover {
    background: ${theme.color.bg.hover};
  }
  &[aria-pressed='true'] {
    color: ${theme.color.accent.text};
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;
