import { type ComponentType, Fragment, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { type ThemeChoice, themeChoices } from '#src/ui/theme-choice.ts';
import type { ComponentStates, States } from './state.ts';

const files = import.meta.glob<ComponentStates>('./ui/*.tsx', { eager: true });

/** Components with their states, by the name of their file. */
const components = Object.entries(files)
  .map(([path, { states = {}, overlays = {} }]) => ({ name: path.slice('./ui/'.length, -'.tsx'.length), states, overlays }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function followHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

interface Props {
  locale: LocaleKey;
  choice: ThemeChoice;
}

/** A sheet of everything, or the one overlay that the anchor of the address names, such as `#Dialog.question`, over an empty page. */
export function StateSheet({ locale, choice }: Props) {
  const { t } = useTranslation();
  const only = useSyncExternalStore(followHash, () => location.hash.slice(1));
  const address = (changed: { locale?: string; theme?: string }) =>
    `?${new URLSearchParams({ locale, theme: choice, ...changed }).toString()}`;
  const [name = '', state = ''] = only.split('.');
  const Overlay = components.find((one) => one.name === name)?.overlays[state];
  if (Overlay) {
    return (
      <main>
        <h1 translate="no">{name}</h1>
        <Overlay key={state} />
      </main>
    );
  }
  return (
    <>
      <Switches>
        <nav aria-label={t('common:preferences.language')}>
          {localeKeys.map((key) => (
            <a key={key} href={address({ locale: key })} lang={locales[key].tag} aria-current={key === locale || undefined}>
              {locales[key].name}
            </a>
          ))}
        </nav>
        <nav aria-label={t('common:preferences.theme')}>
          {themeChoices.map((one) => (
            <a key={one} href={address({ theme: one })} aria-current={one === choice || undefined}>
              {t(`common:preferences.${one}`)}
            </a>
          ))}
        </nav>
      </Switches>
      <Sheet>
        {components.map(({ name: file, states, overlays }) => (
          <Block key={file} data-component={file}>
            <h2 lang="en" translate="no">
              {file}
            </h2>
            <Drawn states={states} />
            {Object.keys(overlays).map((one) => (
              <Line key={one}>
                <a data-overlay={`${file}.${one}`} href={`#${file}.${one}`} lang="en" translate="no">
                  {one}
                </a>
              </Line>
            ))}
          </Block>
        ))}
      </Sheet>
    </>
  );
}

function Drawn({ states }: { states: States }) {
  const shown: [string, ComponentType][] = Object.entries(states);
  return shown.map(([state, State]) => (
    <Fragment key={state}>
      <Name lang="en" translate="no">
        {state}
      </Name>
      <Line data-state={state}>
        <State />
      </Line>
    </Fragment>
  ));
}

const Switches = styled.header`
  position: relative;
  padding: ${theme.space['3']} ${theme.fluid.gutter};
  font: ${theme.type.dense};
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['3']};
  }
  [aria-current] {
    font-weight: ${theme.weight.semibold};
  }
`;

const Sheet = styled(Wrap).attrs({ as: 'main' })`
  padding-block: ${theme.space['5']};
  ${media.md} {
    columns: 3;
  }
`;

const Block = styled.section`
  break-inside: avoid;
  padding-block-end: ${theme.space['5']};
`;

const Name = styled.p`
  margin-block-start: ${theme.space['3']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

const Line = styled.div`
  min-width: 0;
  margin-block-start: ${theme.space['1']};
`;
