import type { setPicture } from '#contract/api/admin/picture.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { useSetPictureMutation } from '#src/api/admin/picture.ts';
import { useAddProductPictureMutation } from '#src/api/admin/product.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { KeepPicture } from './KeepPicture.tsx';
import { useMayChange } from './me.ts';
import { Group, Note, Row, Thumbnail } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import { useStep } from './use-step.ts';

interface OnePictureProps extends Pick<RequestOf<typeof setPicture>, 'kind'> {
  slug: string;
  /** What it stands for. */
  name: string;
  picture: string | null;
  words: { heading: string; hint: string; choose: string; remove: string };
}

/** The picture of a category or the logo of a maker: shown in the shop as soon as it is chosen. */
export function OnePicture({ kind, slug, name, picture, words }: OnePictureProps) {
  const mayChange = useMayChange()('catalog');
  const step = useStep();
  const [add] = useAddProductPictureMutation();
  const [set] = useSetPictureMutation();
  // Of one that comes in it was said that it is kept.
  const put = (path: string | null) =>
    step.run(() => set({ kind, web_url: slug, path, idempotencyKey: crypto.randomUUID() }), path === null ? 'saved' : null);
  return (
    <WithWords names={['file']}>
      <Group>
        <legend>
          <h3>{words.heading}</h3>
        </legend>
        <Note>{words.hint}</Note>
        {picture === null ? null : <Thumbnail src={picture} alt={name} />}
        {mayChange ? (
          <>
            <KeepPicture label={words.choose} error={step.errorAt('path')} add={add} onKept={(path) => void put(path)} />
            {picture === null ? null : (
              <Row>
                <Button onClick={() => void put(null)} busy={step.isBusy}>
                  {words.remove}
                </Button>
              </Row>
            )}
            <Trouble step={step} />
          </>
        ) : null}
      </Group>
    </WithWords>
  );
}
