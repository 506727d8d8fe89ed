import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroSearch, HeroTitle } from './hero-panel'

/** A wide image with the title on it, and below it where the dealer is, when it is open and how to call. */
export const PlaceLedHero = (props: HeroProps) => (
  <section data-hero="place-led" className="bg-surface-alt">
    <div className="lg:wrap lg:pt-6">
      <div className="on-scrim bg-scrim text-on-scrim relative isolate grid overflow-hidden lg:rounded-lg">
        <HeroImage
          {...props}
          className="absolute inset-0 -z-20 h-full w-full object-cover brightness-85 max-lg:object-top"
        />
        <div aria-hidden className="from-scrim/85 to-scrim/0 absolute inset-0 -z-10 bg-linear-to-t to-90%" />
        <div className="grid content-end gap-4 px-4 pt-48 pb-8 sm:px-6 lg:min-h-[30rem] lg:grid-cols-12 lg:items-end lg:gap-8 lg:p-10">
          <div className="grid gap-3 lg:col-span-7">
            <HeroTitle {...props} className="text-3xl text-balance lg:text-4xl" />
            {props.hero.text && <p className="max-w-[46ch] lg:text-lg">{props.hero.text}</p>}
          </div>
          <HeroSearch {...props} className="lg:col-span-5" />
        </div>
      </div>
    </div>
    <div className="wrap pt-4 pb-8 lg:pb-10">{props.extras.places}</div>
  </section>
)
