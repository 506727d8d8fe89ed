import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { isRenderedImage } from '@/src/domain/images/rendered-images'
import { ResponsiveImage } from '@/src/ui/responsive-image'

type Props = {
  src: string
  /** Widths of the files that browsers choose from. */
  widths: readonly number[]
  sizes: string
  priority?: boolean
  /** Empty where a title beside it says the same. */
  alt?: string
}

/**
 * The image of an offer or a post. A photo fills its frame; a studio image is transparent, so its vehicle stands whole
 * on a tint of the dealer's colours.
 */
export const ContentImage = ({ src, widths, sizes, priority = false, alt = '' }: Props) => (
  <span className="content-image" data-studio={isRenderedImage(src) || undefined}>
    <ResponsiveImage
      src={imageUrl(src, { width: 960, quality: 75 })}
      srcSet={imageSrcSet(src, widths, { quality: 75 })}
      sizes={sizes}
      alt={alt}
      width={960}
      height={640}
      priority={priority}
    />
  </span>
)
