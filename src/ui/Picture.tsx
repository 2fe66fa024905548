import { pictureSources } from '#contract/picture-sources.ts';
import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import type { ImageSet } from '#contract/api/part.ts';
import { media, theme } from './theme.ts';

interface Props {
  image: ImageSet;
  /** How wide it is shown, as in HTML; the browser takes the size that fits window and screen. */
  sizes: string;
  /** In place of the picture's own words; empty where those stand beside it. */
  alt?: string;
  /** Fetched at once: for the picture that a page opens with. */
  isFirst?: boolean;
  className?: string;
}

/** An optimised picture: its place is kept, a blur of it stands there until it has come, then it fades in. */
export function Picture({ image, sizes, alt = image.alt, isFirst = false, className }: Props) {
  const [isThere, setIsThere] = useState(false);
  const { src, srcset, width, height, placeholder } = image;
  const reveal = () => setIsThere(true);
  return (
    <Frame className={className} data-there={isThere || undefined} style={placeholder ? behind(placeholder) : undefined}>
      <img
        alt={alt}
        {...{ sizes, width, height }}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        srcSet={pictureSources({ srcset, src, width })}
        src={src}
        onLoad={reveal}
        onError={reveal}
      />
    </Frame>
  );
}

function behind(placeholder: string): CSSProperties {
  // React's types know no properties of one's own.
  return { '--blur': `url("${placeholder}")` } as CSSProperties;
}

const Frame = styled.span`
  display: block;
  overflow: hidden;
  background: var(--blur) 0 0 / 100% 100% no-repeat;
  img {
    display: block;
    width: 100%;
    height: auto;
    opacity: 0;
  }
  /* Nothing may shine through a picture that is transparent. */
  &[data-there] {
    background: none;
    img {
      opacity: 1;
      transition: opacity ${theme.duration.base};
    }
  }
  ${media.still} {
    img {
      transition: none;
    }
  }
`;
