import { styled } from 'styled-components';
import type { States } from '#src/states/state.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { type IconName, iconPaths } from '#src/ui/icon-paths.ts';
import { theme } from '#src/ui/theme.ts';

const names = Object.keys(iconPaths) as IconName[]; // Object.keys loses the literal type

function All({ small = false }: { small?: boolean }) {
  return (
    <Row>
      {names.map((name) => (
        <Icon key={name} name={name} small={small} />
      ))}
    </Row>
  );
}

export const states: States = {
  all: () => <All />,
  small: () => <All small />,
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
