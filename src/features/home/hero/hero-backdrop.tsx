import { isDarkBackdrop, type HeroBackdrop as Backdrop } from '@/src/domain/content/hero-layouts'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { sceneShapes, sceneUrl } from '@/src/domain/images/scenes'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { hasStudioImage, type HeroProps } from './hero-content'

const widths = { wide: [1280, 1920], tall: [480, 640, 800] } as const

/**
 * A scene behind the vehicle of a hero. It fills its parent and is cut at the sides and above, because the ground on
 * which the vehicle stands is at its lower edge. A photo has its own surroundings, so there is none behind it.
 * `dark` says that the text on it is light.
 */
export const HeroBackdrop = ({ hero, first, dark }: Pick<HeroProps, 'hero' | 'first'> & { dark: boolean }) =>
  hero.backdrop && hasStudioImage(hero) ? (
    <div
      aria-hidden
      data-veil={isDarkBackdrop(hero.backdrop) === dark ? 'thin' : 'strong'}
      className={`hero-backdrop backdrop-${hero.backdrop}`}
    >
      <Scene backdrop={hero.backdrop} first={first} />
    </div>
  ) : null

const Scene = ({ backdrop, first }: { backdrop: Backdrop; first: boolean }) => {
  const [wide, tall] = [sceneUrl(backdrop, 'wide'), sceneUrl(backdrop, 'tall')]
  return (
    <picture className="contents">
      <source media="(width < 64rem)" srcSet={imageSrcSet(tall, widths.tall)} sizes="100vw" {...sceneShapes.tall} />
      <ResponsiveImage
        src={imageUrl(wide, { width: 1280 })}
        srcSet={imageSrcSet(wide, widths.wide)}
        sizes="100vw"
        alt=""
        {...sceneShapes.wide}
        eager={first}
        className="size-full object-cover object-[50%_calc(100%+var(--scene-drop,0px))]"
      />
    </picture>
  )
}
