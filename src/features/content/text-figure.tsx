import type { TextImage } from '@/src/domain/content/text-images'
import { ContentImage } from './content-image'

/** An image between the sections of a text, with its caption. */
export const TextFigure = ({ image: { src, alt, caption } }: { image: TextImage }) => (
  <figure className="text-figure">
    <ContentImage src={src} alt={alt} widths={[480, 640, 960, 1280]} sizes="(width >= 64rem) 44rem, 100vw" />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)
