import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UploadedFile } from '#contract/api/upload.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { theme } from '#src/ui/theme.ts';
import { FileSize } from './FileSize.tsx';

/** One sent file with the way to take it back; pictures show what they are. */
export function FileRow({ file, onRemove }: { file: UploadedFile; onRemove: () => void }) {
  const { t } = useTranslation(['file', 'common']);
  const { name, size, type, url } = file;
  return (
    <Row>
      {type.startsWith('image/') ? <img src={url} alt={t('preview', { name })} loading="lazy" /> : <Icon name="document" small />}
      <span>
        {name}
        <small>
          <FileSize bytes={size} />
        </small>
      </span>
      <IconButton icon="close" label={t('common:remove_item', { item: name })} onClick={onRemove} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: ${theme.space['3']};
  align-items: center;
  padding: ${theme.space['1']} ${theme.space['1']} ${theme.space['1']} ${theme.space['3']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  img {
    width: ${theme.space['10']};
    height: ${theme.space['10']};
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.text.tertiary};
  }
`;
