import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import type { HeroProps } from './hero-content'
import { heroPlaceholderUrl } from './hero-layout'

const widths = [640, 960, 1280, 1920]
const widthsUpTo = (maxWidth: number): number[] => widths.filter((width) => width <= maxWidth)

/** The dealer's image, or a picture of its most common body type. */
export const HeroImage = ({ site, hero, bodies, first, className }: HeroProps & { className: string }) => {
  const src = hero.image_url ?? heroPlaceholderUrl(site.theme, bodies[0]?.body)
  return (
    <ResponsiveImage
      src={imageUrl(src, { width: Math.min(1280, Number(site.switches.display.slider_width)), quality: 75 })}
      srcSet={imageSrcSet(src, widthsUpTo(Number(site.switches.display.slider_width)), { quality: 75 })}
      sizes="(width >= 64rem) 66vw, 100vw"
      alt=""
      width={1280}
      height={853}
      priority={first}
      className={className}
    />
  )
}
