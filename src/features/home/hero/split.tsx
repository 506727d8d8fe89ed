import type { CSSProperties } from 'react'
import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroPanel } from './hero-panel'

/** The text in a panel that overlaps the image. */
export const SplitHero = (props: HeroProps) => (
  <section
    data-hero="split"
    className="bg-tint relative"
    style={{ '--slider-height': `${props.site.switches.display.slider_height}px` } as CSSProperties}
  >
    <div className="lg:wrap lg:grid lg:grid-cols-12 lg:py-10">
      <HeroImage
        {...props}
        wide="16x9"
        className="aspect-3/2 w-full object-cover lg:col-span-8 lg:col-start-5 lg:row-start-1 lg:aspect-auto lg:h-(--slider-height) lg:rounded-lg"
      />
      <div className="bg-raised lg:shadow-floating relative z-10 -mt-6 rounded-t-lg px-4 pt-6 pb-8 sm:px-6 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-center lg:rounded-lg lg:p-8">
        <HeroPanel {...props} layout="split" />
      </div>
    </div>
  </section>
)
