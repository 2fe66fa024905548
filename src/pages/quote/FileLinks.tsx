import { styled } from 'styled-components';
import type { UploadedFile } from '#contract/api/upload.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

/** Files that go with something; each is saved when it is pressed. */
export function FileLinks({ files }: { files: readonly UploadedFile[] }) {
  if (files.length === 0) return null;
  return (
    <List>
      {files.map(({ file_id, name, url }) => (
        <li key={file_id}>
          <a href={url} download={name}>
            <Icon name="document" small /> {name}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space['1']};
  margin-block: ${theme.space['2']};
  overflow-wrap: anywhere;
`;
