import type { CSSProperties } from 'react'
import { HeroBackdrop } from './hero-backdrop'
import { hasStudioImage, type HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroPanel } from './hero-panel'

const STUDIO = 'aspect-3/2 w-full object-contain lg:row-start-1'

/**
 * The text beside the image, which reaches the screen's edge. A vehicle without a photo stands half outside its panel; in
 * a scene it is inside, because its shadow falls on the scene's ground.
 */
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
          studio:
            props.hero.backdrop && hasStudioImage(props.hero)
              ? `${STUDIO} max-lg:mb-4 max-sm:mt-[9vw] lg:col-span-6 lg:col-start-7 lg:self-end`
              : `${STUDIO} lg:col-span-6 lg:col-start-7`,
        }}
      />
      <div className="relative z-10 px-4 pt-2 pb-8 sm:px-6 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:p-0 lg:py-10 lg:pr-8">
        <HeroPanel {...props} layout="split" />
      </div>
    </div>
  </section>
)
