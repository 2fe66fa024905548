import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { styled } from 'styled-components';
import type { PartsList } from '#contract/api/parts-list.ts';
import { sharedListPath } from '#src/components/bom/list-path.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';

interface BomShareProps {
  list: PartsList;
  isBusy: boolean;
  onShare: (share: boolean) => void;
}

/** A link by which everybody who has it reads the list, until it is taken away. */
export function BomShare({ list: { share_key: key }, isBusy, onShare }: BomShareProps) {
  const { t } = useTranslation('bom');
  const { copy, outcome } = useCopy();
  const path = useHref(sharedListPath(key ?? ''));
  if (key === null) {
    return (
      <Row>
        <Button busy={isBusy} onClick={() => onShare(true)}>
          <Icon name="external" small />
          {t('share.make')}
        </Button>
        <span>{t('share.text')}</span>
      </Row>
    );
  }
  const address = new URL(path, window.location.href).href;
  return (
    <Row>
      <Link compact readOnly label={t('share.link')} value={address} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy(address)}>
        <Icon name="copy" small />
        {t('share.copy')}
      </Button>
      <Button tone="quiet" busy={isBusy} onClick={() => onShare(false)}>
        {t('share.stop')}
      </Button>
      <span role="status">{outcome === null ? '' : t(`share.${outcome}`)}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: end;
  font: ${theme.type.dense};
  > span {
    align-self: center;
    color: ${theme.color.text.secondary};
  }
`;

const Link = styled(TextField)`
  flex: 1 1 20rem;
`;
