import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useShareCartMutation } from '#src/api/parts-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';

/** Copies a link that shows the cart as it is now to whoever has it; where copying is refused, the link is shown. */
export function ShareButton() {
  const { t } = useTranslation('cart');
  const [share, { data, error, isLoading }] = useShareCartMutation();
  const { copy, outcome } = useCopy();
  const make = async () => {
    const made = await share({});
    if (made.data) await copy(made.data.url);
  };
  const said = error ? t('share.failed') : data && outcome ? t(`share.${outcome}`) : '';
  return (
    <>
      <Button size="small" busy={isLoading} onClick={() => void make()}>
        <Icon name="copy" small />
        {t('share.button')}
      </Button>
      <Outcome role="status">{said}</Outcome>
      {data && outcome === 'refused' ? (
        <Link>
          <TextField compact readOnly label={t('share.link')} value={data.url} onFocus={(event) => event.target.select()} />
        </Link>
      ) : null}
    </>
  );
}

const Outcome = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
  &:empty {
    display: none;
  }
`;

const Link = styled.div`
  flex: 1 1 100%;
`;
