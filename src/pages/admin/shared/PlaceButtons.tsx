import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Row } from './parts.ts';

interface PlaceButtonsProps<Item> {
  list: readonly Item[];
  index: number;
  /** What is moved or removed. */
  name: string;
  onChange: (list: Item[]) => void;
}

type Step = -1 | 1;

const fieldsetsIn = (place: Element | null | undefined): HTMLFieldSetElement[] =>
  [...(place?.children ?? [])].filter((one) => one instanceof HTMLFieldSetElement);

/** The button of a moved item that moves it on, or back where it has come to an end; buttons of what lies inside it stand before its own. */
function focusStep(moved: HTMLFieldSetElement | undefined, by: Step): void {
  const buttonOf = (step: number) => [...(moved?.querySelectorAll<HTMLButtonElement>(`button[data-step="${step}"]`) ?? [])].at(-1);
  const on = buttonOf(by);
  (on?.disabled ? buttonOf(-by) : on)?.focus();
}

/** Moves one of a list up or down, or takes it out. It stands in the item's `fieldset`; the keyboard stays with what is moved. */
export function PlaceButtons<Item>({ list, index, name, onChange }: PlaceButtonsProps<Item>) {
  const { t } = useTranslation('site');
  const move = (by: Step, button: HTMLElement) => {
    const next = [...list];
    next.splice(index + by, 0, ...next.splice(index, 1));
    const around = button.closest('fieldset')?.parentElement;
    const place = fieldsetsIn(around).findIndex((one) => one.contains(button)) + by;
    flushSync(() => onChange(next));
    focusStep(fieldsetsIn(around)[place], by);
  };
  const step = (by: Step) => ({
    'data-step': by,
    disabled: index + by < 0 || index + by >= list.length,
    onClick: (event: { currentTarget: HTMLElement }) => move(by, event.currentTarget),
  });
  return (
    <Row>
      <IconButton icon="up" label={t('nav.up', { name })} {...step(-1)} />
      <IconButton icon="down" label={t('nav.down', { name })} {...step(1)} />
      <IconButton icon="trash" label={t('nav.remove', { name })} onClick={() => onChange(list.filter((_, place) => place !== index))} />
    </Row>
  );
}
