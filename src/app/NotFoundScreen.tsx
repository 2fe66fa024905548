import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { EmptyFootprint } from './EmptyFootprint.tsx';

/** The 404 page: a land pattern without its part, the path, and two ways on. Search engines do not list it. */
export function NotFoundScreen({ path }: { path: string }) {
  const { t } = useTranslation();
  const title = t('common:not_found.title');
  return (
    <Wrap>
      <PageHead title={`404 ${title}`} index={false} />
      <Halves>
        <EmptyFootprint label={t('common:not_found.drawing')} caption={t('common:not_found.not_populated')} />
        <div>
          <Code>404</Code>
          <h1 tabIndex={-1}>{title}</h1>
          <Text>{t('common:not_found.text')}</Text>
          <Path>{path}</Path>
          <Ways>
            <ButtonLink to={buildPath('home')} tone="primary" size="large">
              {t('common:back_home')}
            </ButtonLink>
            <ButtonLink to={buildPath('about-contactUs')} size="large">
              {t('common:Contact_us')}
            </ButtonLink>
          </Ways>
        </div>
      </Halves>
    </Wrap>
  );
}

const Halves = styled.div`
  display: grid;
  max-width: ${theme.layout.narrow};
  margin-inline: auto;
  gap: ${theme.space['6']};
  padding-block: ${theme.space['5']} ${theme.space['6']};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space['14']};
    align-items: center;
    padding-block-start: ${theme.space['14']};
  }
`;

const Code = styled.p`
  font: ${theme.type.dense};
  font-family: ${theme.font.mono};
  color: ${theme.color.text.tertiary};
`;

const Text = styled.p`
  max-width: 34em;
  margin-block: ${theme.space['2']} ${theme.space['1']};
  color: ${theme.color.text.secondary};
`;

const Path = styled.p`
  font: ${theme.type.dense};
  font-family: ${theme.font.mono};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
  margin-block-start: ${theme.space['5']};
`;
