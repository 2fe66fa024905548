import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkChange, BulkPreview } from '#contract/api/admin/bulk.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { RefusedParts } from './RefusedParts.tsx';
import { type Selection, useBulkChange } from './use-bulk-change.ts';
import { useBulkWords } from './use-bulk-words.ts';

interface BulkPanelProps {
  ticked: readonly string[];
  /** What the list is narrowed by. */
  found: NonNullable<Selection['found']>;
}

/** Changes many parts: which, what, a look at what it would do, and the change. */
export function BulkPanel({ ticked, found }: BulkPanelProps) {
  const { t } = useTranslation('admin_bulk');
  const { integer } = useFormat();
  const [isAll, setAll] = useState(false);
  const isTicked = ticked.length > 0 && !isAll;
  return (
    <StepForm as="section" aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      <Note>{t('hint')}</Note>
      <Row>
        <SelectField
          compact
          label={t('which')}
          value={isTicked ? 'ticked' : 'all'}
          options={[
            { value: 'ticked', label: t('which_ticked', { number: integer(ticked.length) }), disabled: ticked.length === 0 },
            { value: 'all', label: t('which_all') },
          ]}
          onChange={({ target }) => setAll(target.value === 'all')}
        />
      </Row>
      <Change selection={isTicked ? { ids: [...ticked] } : { found }} />
      <Note>
        <RouteLink to={adminPath({ tab: 'catalog', view: 'bulk' })}>{t('list.heading')}</RouteLink>
      </Note>
    </StepForm>
  );
}

function Change({ selection }: { selection: Selection }) {
  const { t } = useTranslation('admin_bulk');
  const { integer } = useFormat();
  const work = useBulkChange(selection);
  const { told, done, step } = work;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        work.look();
      }}
    >
      <Row>
        <ChangeFields typed={work.typed} error={work.error} onType={work.type} />
        <Button type="submit" busy={step.isBusy}>
          {t('look')}
        </Button>
      </Row>
      <Trouble step={step} />
      {told ? <Told told={told} isBusy={step.isBusy} onSure={work.make} /> : null}
      {done ? (
        <Message tone="success" role="status">
          <p>{t('done', { number: integer(done.changed) })}</p>
          <RefusedParts count={done.refused} parts={done.refused_parts} />
        </Message>
      ) : null}
    </form>
  );
}

interface ToldProps {
  told: { change: BulkChange; preview: BulkPreview };
  isBusy: boolean;
  onSure: () => void;
}

function Told({ told: { change, preview }, isBusy, onSure }: ToldProps) {
  const { t } = useTranslation(['admin_bulk', 'admin_catalog']);
  const { integer } = useFormat();
  const { valueText } = useBulkWords();
  const { changed, unchanged, rows, refused, refused_parts } = preview;
  const label = t('admin_bulk:make', { number: integer(changed) });
  return (
    <div role="status">
      <p>{t('admin_bulk:told', { changed: integer(changed), unchanged: integer(unchanged) })}</p>
      <RefusedParts count={refused} parts={refused_parts} />
      {rows.length > 0 ? (
        <>
          <TableFrame>
            <Table aria-label={t('admin_bulk:rows')}>
              <thead>
                <tr>
                  <HeadCell>{t('admin_catalog:identity.mpn')}</HeadCell>
                  <HeadCell>{t('admin_catalog:identity.manufacturer')}</HeadCell>
                  <HeadCell>{t('admin_bulk:before')}</HeadCell>
                  <HeadCell>{t('admin_bulk:after')}</HeadCell>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, mpn, manufacturer, before, after }) => (
                  <tr key={id}>
                    <Cell>{mpn}</Cell>
                    <Cell>{manufacturer}</Cell>
                    <Cell>{valueText(change.field, before)}</Cell>
                    <Cell>{valueText(change.field, after)}</Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableFrame>
          <Row>
            <Asked label={label} title={label} isBusy={isBusy} onSure={onSure}>
              <p>{t('admin_bulk:sure')}</p>
            </Asked>
          </Row>
        </>
      ) : null}
    </div>
  );
}
