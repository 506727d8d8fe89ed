import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroIntro } from './hero-panel'

/** Title and image, and below them where the dealer is, when it is open and how to call. */
export const PlaceLedHero = (props: HeroProps) => (
  <section data-hero="place-led" className="bg-surface-alt">
    <div className="wrap grid gap-6 pt-6 pb-8 lg:grid-cols-12 lg:items-center lg:gap-8 lg:pt-10 lg:pb-12">
      <HeroImage
        {...props}
        wide="16x9"
        className="aspect-3/2 w-full rounded-lg object-cover lg:col-span-7 lg:max-h-[26rem]"
      />
      <div className="grid gap-4 lg:col-span-5">
        <HeroIntro {...props} />
      </div>
      <div className="lg:col-span-12">{props.extras.places}</div>
    </div>
  </section>
)
