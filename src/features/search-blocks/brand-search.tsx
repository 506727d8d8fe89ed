'use client'

import { makeHref } from '@/src/domain/navigation/search-links'
import { MAX_CITIES } from '@/src/domain/stock/searches/tile-searches'
import type { Switches } from '@/src/domain/switches'
import { Carousel, CarouselControl, CarouselTrack } from '@/src/ui/carousel'
import { MakeLogo } from '@/src/shared/logos/make-logo'
import { formatInteger } from '@/src/domain/text/numbers'

type Brand = {
  readonly make: string
  readonly count: number
  readonly cities: readonly { readonly city: string; readonly count: number }[]
}
type SearchSwitches = Pick<Switches['search'], 'base_path' | 'path_prefix' | 'excluded_makes'>

const cityHref = (make: string, city: string, search: SearchSwitches): string => {
  const href = makeHref(make, search)
  const param = new URLSearchParams({ 'refinementList[city][0]': city }).toString()
  return `${href}${href.includes('?') ? '&' : '?'}${param}`
}

const BrandCard = ({ brand: { make, count, cities }, search }: { brand: Brand; search: SearchSwitches }) => (
  <article className="border-border bg-raised grid h-full content-start gap-3 rounded-md border p-4">
    <h3 className="text-base">
      <a href={makeHref(make, search)} className="flex min-h-11 items-center gap-3 font-semibold hover:underline">
        <MakeLogo make={make} />
        <span>
          {make} <span className="text-muted text-sm font-normal tabular-nums">{formatInteger(count)} in stock</span>
        </span>
      </a>
    </h3>
    <ul>
      {cities.slice(0, MAX_CITIES).map(({ city, count: cityCount }) => (
        <li key={city}>
          <a href={cityHref(make, city, search)} rel="nofollow" className="brand-city">
            <span>
              <span className="sr-only">{make} in </span>
              {city}
            </span>
            <small>{formatInteger(cityCount)}</small>
          </a>
        </li>
      ))}
    </ul>
  </article>
)

/** The brands with most vehicles, each with up to five cities where they are (SRCH-17). */
export const BrandSearch = ({ brands, search }: { brands: readonly Brand[]; search: SearchSwitches }) => (
  <section aria-labelledby="brand-search" className="border-border border-t py-10 lg:py-14">
    <div className="wrap">
      <Carousel>
        <div className="section-head">
          <h2 id="brand-search" className="section-title">
            Brands near you
          </h2>
          <div className="flex gap-2 max-lg:hidden">
            <CarouselControl to="previous" />
            <CarouselControl to="next" />
          </div>
        </div>
        <CarouselTrack label="Brands near you">
          {brands.map((brand) => (
            <li key={brand.make} className="w-[82%] max-w-80 sm:w-72">
              <BrandCard brand={brand} search={search} />
            </li>
          ))}
        </CarouselTrack>
      </Carousel>
    </div>
  </section>
)
