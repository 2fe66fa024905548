import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { handFile } from '#src/components/file/handed-file.ts';
import type { BlockLook } from './HomeBlock.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

/** The way to the BOM tool for those who come with a file, which may be dropped here. */
export function HomeBom({ id = 'home-bom', title, text }: BlockLook & { text?: ReactNode }) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  const read = (event: DragEvent) => {
    hold(event, false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    handFile(file);
    void navigate(buildPath('other-bom'));
  };
  return (
    <Drop
      aria-labelledby={id}
      data-over={isOver || undefined}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={read}
    >
      <div>
        <h2 id={id}>{title ?? t('bom.title')}</h2>
        <p>{text ?? t('bom.text')}</p>
      </div>
      <ButtonLink size="large" to={buildPath('other-bom')}>
        <Icon name="upload" />
        {t('bom.action')}
      </ButtonLink>
    </Drop>
  );
}

const Drop = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['4']} ${theme.space['8']};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${theme.fluid.section};
  padding: ${theme.space['6']};
  border: ${theme.border.strong} dashed ${theme.color.border.default};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.subtle};
  &[data-over] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
  }
  > div {
    flex: 1 1 20rem;
    max-width: 44rem;
  }
  p {
    margin-block-start: ${theme.space['1']};
    color: ${theme.color.text.secondary};
    font: ${theme.type.ui};
  }
`;
