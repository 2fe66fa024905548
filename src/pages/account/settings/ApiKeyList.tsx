import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApiKeyInfo } from '#contract/api/api-key.ts';
import { useFormat } from '#src/i18n/format.ts';
import { RowList } from '#src/ui/RowList.ts';
import { theme } from '#src/ui/theme.ts';
import { DeleteApiKey } from './DeleteApiKey.tsx';

const scopeWords = { catalog: 'scope.catalog', cart: 'scope.cart', 'orders:read': 'scope.orders' } as const;

/** Each key by its name and first characters, with what it opens and when it was used. */
export function ApiKeyList({ keys }: { keys: readonly ApiKeyInfo[] }) {
  const { t } = useTranslation('account');
  const { date } = useFormat();
  return (
    <List aria-label={t('keys.title')}>
      {keys.map((key) => (
        <li key={key.id}>
          <div>
            <strong>{key.name}</strong> <code>{key.prefix}…</code>
            {key.scopes.map((scope) => (
              <p key={scope}>{t(scopeWords[scope])}</p>
            ))}
            <small>
              {key.last_used_at === null
                ? t('keys.unused', { created: date(key.created_at) })
                : t('keys.used', { created: date(key.created_at), used: date(key.last_used_at) })}
            </small>
          </div>
          <DeleteApiKey id={key.id} name={key.name} />
        </li>
      ))}
    </List>
  );
}

const List = styled(RowList)`
  p {
    font: ${theme.type.dense};
  }
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
