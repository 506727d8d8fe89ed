import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { hasStudioImage, type HeroProps } from './hero-content'
import { heroPlaceholderUrl } from './hero-layout'

const SIZES = '(width >= 64rem) 66vw, 100vw'
const widths = [640, 960, 1280, 1920]
const widthsUpTo = (maxWidth: number): number[] => widths.filter((width) => width <= maxWidth)

/** A photo fills its box; a studio image is transparent beside the vehicle, which stands on the section's own colour. */
type ImageClasses = { readonly photo: string; readonly studio: string }

/**
 * The dealer's image, or a picture of its most common body type. `wide` is the shape that the latter has on wide screens:
 * cut to a wide box by styles, a vehicle would lose its roof and its wheels.
 */
export const HeroImage = ({
  site,
  hero,
  bodies,
  first,
  className,
  wide,
}: HeroProps & { className: ImageClasses; wide?: '16x9' | '5x2' }) => {
  const src = hero.image_url ?? heroPlaceholderUrl(site.theme, bodies[0]?.body)
  const isStudioImage = hasStudioImage(hero)
  const maxWidth = Number(site.switches.display.slider_width)
  const image = (
    <ResponsiveImage
      src={imageUrl(src, { width: Math.min(1280, maxWidth), quality: 75 })}
      srcSet={imageSrcSet(src, widthsUpTo(maxWidth), { quality: 75 })}
      sizes={SIZES}
      alt=""
      width={1280}
      height={853}
      priority={first}
      className={isStudioImage ? className.studio : className.photo}
    />
  )
  if (!isStudioImage || !wide) return image
  const wideSrcSet = imageSrcSet(src, widthsUpTo(maxWidth), { quality: 90, crop: wide })
  return (
    <picture className="contents">
      <source media="(width >= 64rem)" srcSet={wideSrcSet} sizes={SIZES} />
      {image}
    </picture>
  )
}
