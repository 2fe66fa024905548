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

/** Moves one of a list up or down, or takes it out. */
export function PlaceButtons<Item>({ list, index, name, onChange }: PlaceButtonsProps<Item>) {
  const { t } = useTranslation('site');
  const move = (by: -1 | 1) => {
    const next = [...list];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <Row>
      <IconButton icon="up" label={t('nav.up', { name })} disabled={index === 0} onClick={() => move(-1)} />
      <IconButton icon="down" label={t('nav.down', { name })} disabled={index === list.length - 1} onClick={() => move(1)} />
      <IconButton icon="trash" label={t('nav.remove', { name })} onClick={() => onChange(list.filter((_, place) => place !== index))} />
    </Row>
  );
}
