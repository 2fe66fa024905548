import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { namePieces, type Pin, plainPinName } from '#contract/pinout.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** So many are seen at a glance. */
const fewPins = 20;

/** Number, name and type of each pin; a long list is narrowed by what is typed. */
export function PinTable({ pins }: { pins: readonly Pin[] }) {
  const { t } = useTranslation('pinout');
  const [typed, setTyped] = useState('');
  const asked = typed.trim().toUpperCase();
  const shown = pins.filter(({ number, name }) => asked === '' || number === asked || plainPinName(name).toUpperCase().includes(asked));
  return (
    <div>
      {pins.length > fewPins ? (
        <Finder>
          <TextField label={t('find')} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Finder>
      ) : null}
      <Scroll tabIndex={0} role="region" aria-label={t('table')}>
        <Table>
          <thead>
            <tr>
              <HeadCell>{t('number')}</HeadCell>
              <HeadCell>{t('name')}</HeadCell>
              <HeadCell>{t('type')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, name, type }) => (
              <tr key={number}>
                <Cell>{number}</Cell>
                <Cell>
                  <PinName name={name} />
                </Cell>
                <Cell>{t(`types.${type}`)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Found role="status">{asked !== '' && shown.length === 0 ? t('none_found', { text: typed.trim() }) : null}</Found>
    </div>
  );
}

/** A bar is read out as a slash before the name, as files write it. */
function PinName({ name }: { name: string }) {
  const pieces = namePieces(name);
  if (!pieces.some(({ isBarred }) => isBarred)) return <Mono>{name}</Mono>;
  return (
    <>
      <VisuallyHidden>{plainPinName(name)}</VisuallyHidden>
      <Mono aria-hidden="true">{pieces.map(({ place, text, isBarred }) => (isBarred ? <Bar key={place}>{text}</Bar> : text))}</Mono>
    </>
  );
}

const Finder = styled.div`
  margin-block-end: ${theme.space['3']};
`;

const Scroll = styled(TableFrame)`
  max-height: 26rem;
  overflow-y: auto;
  table {
    width: 100%;
  }
`;

const Mono = styled.span`
  font: ${theme.type.key};
  overflow-wrap: anywhere;
`;

const Bar = styled.span`
  text-decoration: overline;
`;

const Found = styled.p`
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.small};
`;
