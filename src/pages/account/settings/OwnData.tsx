import { useTranslation } from 'react-i18next';
import { useLazyExportAccountQuery } from '#src/api/account-change.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Buttons, SettingText } from './setting-style.ts';

/** What the shop keeps about the account: as a file, and how to have it deleted. */
export function OwnData() {
  const { t } = useTranslation('account');
  const [ask, { isFetching, isError }] = useLazyExportAccountQuery();
  const save = async () => {
    const { data } = await ask();
    if (!data) return;
    const text = JSON.stringify(data, null, 2);
    saveFile(t('data.file'), URL.createObjectURL(new Blob([text], { type: 'application/json' })));
  };
  return (
    <Panel aria-labelledby="own-data">
      <h2 id="own-data">{t('data.title')}</h2>
      <SettingText>{t('data.lead')}</SettingText>
      {isError ? (
        <Message tone="danger" role="alert">
          {t('data.failed')}
        </Message>
      ) : null}
      <Buttons>
        <Button busy={isFetching} onClick={() => void save()}>
          {t('data.save')}
        </Button>
        <DeleteAccount />
      </Buttons>
    </Panel>
  );
}
