import { classNames } from '@/src/ui/class-names'
import { HeroBackdrop } from './hero-backdrop'
import { hasStudioImage, type HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { heroIsDark } from './hero-layout'
import { HeroPanel } from './hero-panel'

const shades = {
  dark: {
    section: 'on-scrim bg-scrim text-on-scrim',
    image: 'brightness-70',
    veil: 'from-scrim via-scrim/60 to-scrim/0',
    top: 'from-scrim/80 to-scrim/0',
  },
  light: {
    section: 'bg-surface text-ink',
    image: '',
    veil: 'from-surface via-surface/60 to-surface/0',
    top: 'from-surface/80 to-surface/0',
  },
} as const

/** The text on top of the image. */
export const CoverHero = (props: HeroProps) => {
  const { hero, site } = props
  const isPhoto = !hasStudioImage(hero)
  const tone = heroIsDark(site.theme) ? 'dark' : 'light'
  const shade = shades[tone]
  return (
    <section
      data-hero={`cover-${tone}`}
      className={classNames('relative isolate grid lg:min-h-[42rem] lg:items-center', shade.section)}
    >
      <HeroBackdrop {...props} dark={tone === 'dark'} />
      <HeroImage
        {...props}
        className={{
          photo: classNames(
            // On a phone the image ends where the text begins, so it fades there, however long the text is.
            '-z-20 aspect-3/2 w-full object-cover max-lg:mask-b-from-50% max-lg:mask-b-to-95% lg:absolute lg:inset-y-0 lg:left-[36%] lg:h-full lg:w-[64%]',
            shade.image,
          ),
          studio:
            '-z-10 aspect-3/2 w-full object-contain pt-16 lg:absolute lg:right-0 lg:bottom-0 lg:h-[92%] lg:w-[62%] lg:pt-0',
        }}
      />
      {isPhoto && (
        <div
          aria-hidden
          className={classNames(
            'absolute inset-0 -z-10 bg-linear-to-r from-36% via-46% to-66% max-lg:hidden',
            shade.veil,
          )}
        />
      )}
      <div
        aria-hidden
        className={classNames('hero-header-shade absolute inset-x-0 top-0 -z-10 h-36 bg-linear-to-b', shade.top)}
      />
      <div className={classNames('wrap pb-8 lg:mt-0 lg:py-28', isPhoto && '-mt-6')}>
        <div className="max-w-xl">
          <HeroPanel {...props} layout="cover" />
        </div>
      </div>
    </section>
  )
}
