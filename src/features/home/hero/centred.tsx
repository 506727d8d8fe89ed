import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroPanel } from './hero-panel'

/** The text in the middle, above the image. */
export const CentredHero = (props: HeroProps) => (
  <section data-hero="centred" className="bg-surface-alt">
    <div className="wrap grid gap-8 py-8 lg:pt-16 lg:pb-0">
      <HeroPanel {...props} layout="centred" />
      <HeroImage
        {...props}
        wide="5x2"
        className={{
          photo: 'aspect-3/2 w-full rounded-lg object-cover max-lg:-order-1 lg:aspect-5/2 lg:rounded-b-none',
          studio: 'aspect-3/2 w-full object-contain max-lg:-order-1 lg:aspect-5/2',
        }}
      />
    </div>
  </section>
)
