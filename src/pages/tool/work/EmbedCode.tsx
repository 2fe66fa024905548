import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { embedLooks, readEmbedLook } from '#contract/routes/embed.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { useLanguageLinks } from '#src/components/language/use-language-links.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { queryOf, type ToolPageState } from '#src/pages/tool/use-tool.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { embedCode } from './embed-code.ts';
import { WorkBox, WorkFields } from './work-layout.ts';

/** The HTML that shows this calculator, with these values and in this language, on another site. */
export function EmbedCode({ state }: { state: ToolPageState }) {
  const { t } = useTranslation(['tool_work', 'tool']);
  const { files, words } = useToolContext();
  const { tag } = useLocale();
  const { copy, outcome } = useCopy();
  const [look, setLook] = useState<(typeof embedLooks)[number]>('auto');
  const here = useLanguageLinks().find(({ current }) => current);
  const address = new URL(here?.href ?? '', globalThis.location.href);
  address.search = '';
  const query = queryOf(files.tool, state, tag);
  const href = `${address.origin}${address.pathname}${query === '' ? '' : `?${query}`}`;
  const code = embedCode({ href, title: withoutSoftHyphens(words('title')), look });
  return (
    <WorkBox>
      <p>{t('embed.text')}</p>
      <WorkFields>
        <SelectField
          label={t('embed.look')}
          options={embedLooks.map((value) => ({ value, label: t(`embed.${value}`) }))}
          value={look}
          onChange={(event) => setLook(readEmbedLook(event.target.value) ?? 'auto')}
        />
        <Button onClick={() => void copy(code)}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} small />
          {t('embed.copy')}
        </Button>
      </WorkFields>
      <Code label={t('embed.code')} rows={8} readOnly value={code} spellCheck={false} onFocus={(event) => event.target.select()} />
      <VisuallyHidden role="status">{outcome === null ? '' : t(`tool:copy_${outcome}`)}</VisuallyHidden>
    </WorkBox>
  );
}

const Code = styled(TextAreaField)`
  textarea {
    font: ${theme.type.key};
  }
`;
