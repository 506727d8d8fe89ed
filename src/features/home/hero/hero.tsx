import { Slides } from '../slides'
import { CentredHero } from './centred'
import { CoverHero } from './cover'
import { EditorialHero } from './editorial'
import type { HeroProps } from './hero-content'
import type { HeroLayout } from '@/src/domain/content/hero-layouts'
import { HeroPanel } from './hero-panel'
import { ModelLedHero } from './model-led'
import { PlaceLedHero } from './place-led'
import { PriceLedHero } from './price-led'
import { SearchLedHero } from './search-led'
import { SplitHero } from './split'

const heroes = {
  cover: CoverHero,
  split: SplitHero,
  centred: CentredHero,
  editorial: EditorialHero,
  'search-led': SearchLedHero,
  'price-led': PriceLedHero,
  'place-led': PlaceLedHero,
  'model-led': ModelLedHero,
} as const

/** Slides instead of one image, with the search box below them. */
const SlidesHero = (props: HeroProps) => (
  <section data-hero="slides" className="bg-surface-alt">
    <Slides slides={props.hero.slides} first={props.first} label={props.hero.title} />
    <div className="wrap grid gap-8 py-8 lg:py-10">
      <HeroPanel {...props} layout="centred" />
    </div>
  </section>
)

/** The first section of a home page, in the layout that staff chose; with slides it has a layout of its own. */
export const Hero = ({ layout, ...props }: HeroProps & { layout: HeroLayout }) => {
  const Layout = props.hero.slides.length > 0 ? SlidesHero : heroes[layout]
  return <Layout {...props} />
}
