import type { PricePoster } from '@/src/domain/content/price-posters'
import { formatDollars } from '@/src/domain/money/format-money'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { formatCount } from '@/src/domain/text/numbers'
import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroIntro } from './hero-panel'

const Poster = ({ poster, site }: { poster: PricePoster; site: Site }) => (
  <a href={poster.href} className="price-poster">
    <span className="text-sm font-semibold lg:text-base">Up to</span>
    <b>{formatDollars(poster.limit)}</b>
    <span className="text-sm lg:text-base">{formatCount(poster.count, ...dealerNounOf(site))}</span>
  </a>
)

/** The dealer's prices as posters, each linked to the vehicles up to that price, as the search calls it. */
export const PriceLedHero = (props: HeroProps) => (
  <section data-hero="price-led" className="bg-tint overflow-x-clip">
    <div className="wrap grid gap-6 pt-8 pb-8 lg:grid-cols-12 lg:items-center lg:gap-x-8 lg:gap-y-10 lg:pt-12 lg:pb-12">
      <div className="grid gap-4 lg:col-span-6">
        <HeroIntro {...props} />
      </div>
      <HeroImage
        {...props}
        className={{
          photo: 'aspect-3/2 w-full rounded-lg object-cover max-lg:order-last lg:col-span-6 lg:max-h-96',
          studio:
            'aspect-3/2 w-full object-contain max-lg:order-last lg:relative lg:z-10 lg:col-span-6 lg:-mb-16 lg:scale-105',
        }}
      />
      <ul className="grid grid-cols-3 gap-2 sm:gap-4 lg:col-span-12" data-soft>
        {props.extras.posters.map((poster) => (
          <li key={poster.limit} className="grid">
            <Poster poster={poster} site={props.site} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)
