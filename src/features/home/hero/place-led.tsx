import { classNames } from '@/src/ui/class-names'
import { HeroBackdrop } from './hero-backdrop'
import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroIntro } from './hero-panel'

/** Title and image, and below them where the dealer is, when it is open and how to call. */
export const PlaceLedHero = (props: HeroProps) => {
  const { hero, site } = props
  return (
    <section data-hero="place-led" className="bg-surface-alt">
      <div className={classNames('relative isolate z-1 overflow-x-clip', hero.backdrop && 'lg:min-h-[34rem]')}>
        <HeroBackdrop {...props} dark={site.theme.dark} />
        <div className="wrap grid gap-6 pt-6 lg:grid-cols-12 lg:items-end lg:gap-8 lg:pt-10">
          <div className="grid gap-4 lg:col-span-5 lg:self-start lg:pt-8">
            <HeroIntro {...props} />
          </div>
          <HeroImage
            {...props}
            className={{
              photo: 'mb-6 aspect-3/2 w-full rounded-lg object-cover max-lg:-order-1 lg:col-span-7 lg:max-h-[26rem]',
              studio: 'aspect-3/2 w-full object-contain lg:col-span-7',
            }}
          />
        </div>
      </div>
      <div className="wrap pt-6 pb-8 lg:pb-12">{props.extras.places}</div>
    </section>
  )
}
