import type { CSSProperties } from 'react'
import { HeroBackdrop } from './hero-backdrop'
import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroPanel } from './hero-panel'

/** The text beside the image, which reaches the screen's edge. A vehicle without a photo stands half outside its panel. */
export const SplitHero = (props: HeroProps) => (
  <section
    data-hero="split"
    className="hero-split"
    style={{ '--slider-height': `${props.site.switches.display.slider_height}px` } as CSSProperties}
  >
    <div className="hero-split-panel">
      <HeroBackdrop {...props} dark={props.site.theme.dark} />
    </div>
    <div className="lg:wrap relative lg:grid lg:grid-cols-12 lg:items-center">
      <HeroImage
        {...props}
        className={{
          photo: 'hero-split-photo',
          studio: 'aspect-3/2 w-full object-contain lg:col-span-7 lg:col-start-6 lg:row-start-1',
        }}
      />
      <div className="relative z-10 px-4 pt-2 pb-8 sm:px-6 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:p-0 lg:py-10 lg:pr-8">
        <HeroPanel {...props} layout="split" />
      </div>
    </div>
  </section>
)
