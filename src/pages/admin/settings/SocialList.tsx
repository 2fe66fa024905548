import { useTranslation } from 'react-i18next';
import type { CompanyFacts } from '#contract/api/admin/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Fields, Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';

type Pages = CompanyFacts['social'];
const mostPages = 10;

interface SocialListProps {
  list: Pages;
  theirs: Pages | undefined;
  errorAt: (path: string) => string | undefined;
  onChange: (list: Pages) => void;
}

/** Pages of the company at other places. */
export function SocialList({ list, theirs, errorAt, onChange }: SocialListProps) {
  const { t } = useTranslation(['settings', 'admin']);
  const mayChange = useMayChange()('settings');
  const put = (index: number, change: Partial<Pages[number]>) =>
    onChange(list.map((one, place) => (place === index ? { ...one, ...change } : one)));
  return (
    <>
      {list.map(({ name, url }, index) => {
        const title = name || String(index + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a page has nothing that tells it from another but its place
          <Group key={index} aria-label={title}>
            <Fields>
              <DraftField
                label={t('company.social_name')}
                value={name}
                maxLength={40}
                error={errorAt(`site.social.${index}.name`)}
                onText={(text) => put(index, { name: text })}
              />
              <DraftField
                label={t('company.social_url')}
                value={url}
                maxLength={300}
                inputMode="url"
                error={errorAt(`site.social.${index}.url`)}
                onText={(text) => put(index, { url: text })}
              />
            </Fields>
            {mayChange ? (
              <IconButton
                icon="trash"
                label={t('remove', { name: title })}
                onClick={() => onChange(list.filter((_, place) => place !== index))}
              />
            ) : null}
          </Group>
        );
      })}
      {theirs ? <Note>{t('admin:draft.theirs', { value: theirs.map(({ name, url }) => `${name} (${url})`).join(', ') })}</Note> : null}
      {mayChange && list.length < mostPages ? (
        <Row>
          <Button onClick={() => onChange([...list, { name: '', url: '' }])}>{t('company.add_social')}</Button>
        </Row>
      ) : null}
    </>
  );
}
