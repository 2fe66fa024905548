import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { TreeItem } from '#contract/api/admin/category.ts';
import { useMoveCategoryMutation } from '#src/api/admin/category.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** All categories in their order, each below the one that it belongs to. */
export function CategoryTree({ tree }: { tree: readonly TreeItem[] }) {
  const { t } = useTranslation('admin_categories');
  const { integer } = useFormat();
  const mayChange = useMayChange()('catalog');
  const step = useStep();
  const [move] = useMoveCategoryMutation();
  const go = (slug: string, to: 'up' | 'down') => void step.run(() => move({ web_url: slug, to, idempotencyKey: crypto.randomUUID() }));
  return (
    <>
      <Trouble step={step} />
      <TableFrame>
        <Table aria-label={t('heading')}>
          <thead>
            <tr>
              <HeadCell>{t('name')}</HeadCell>
              <HeadCell>{t('slug')}</HeadCell>
              <HeadCell $number>{t('parts')}</HeadCell>
              <HeadCell $number>{t('visible')}</HeadCell>
              {mayChange ? <HeadCell>{t('order')}</HeadCell> : null}
            </tr>
          </thead>
          <tbody>
            {tree.map((item) => {
              const beside = tree.filter(({ parent }) => parent === item.parent);
              return (
                <tr key={item.web_url}>
                  <Cell>
                    <Indented data-level={item.level}>
                      <RouteLink to={adminPath({ tab: 'catalog', view: 'categories', category: item.web_url })}>{item.name}</RouteLink>
                    </Indented>
                  </Cell>
                  <Cell>{item.web_url}</Cell>
                  <Cell $number>{integer(item.parts)}</Cell>
                  <Cell $number>{integer(item.visible)}</Cell>
                  {mayChange ? (
                    <Cell>
                      <IconButton
                        icon="up"
                        label={t('up', { name: item.name })}
                        disabled={step.isBusy || beside[0] === item}
                        onClick={() => go(item.web_url, 'up')}
                      />
                      <IconButton
                        icon="down"
                        label={t('down', { name: item.name })}
                        disabled={step.isBusy || beside.at(-1) === item}
                        onClick={() => go(item.web_url, 'down')}
                      />
                    </Cell>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
    </>
  );
}

const Indented = styled.span`
  display: block;
  &[data-level='2'] {
    padding-inline-start: ${theme.space['4']};
  }
  &[data-level='3'] {
    padding-inline-start: ${theme.space['8']};
  }
`;
