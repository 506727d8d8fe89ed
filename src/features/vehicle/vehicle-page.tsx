import type { ReactNode } from 'react'
import type { CardTag } from '@/src/domain/stock/card'
import type { StockRecord } from '@/src/domain/stock/search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import type { Fact } from '@/src/domain/vehicle-page/facts'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { makeHref } from '@/src/domain/navigation/search-links'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { ActionBar } from './action-bar'
import { Actions } from './actions'
import { Comments, Features, Specifications } from './details'
import { KeyInformation } from './key-information'
import { LocationBlock } from './location-block'
import { Price, WeeklyLine } from './price-block'
import { SoldNotice } from './sold-notice'
import { Tag } from './tag'
import { VehicleGallery } from './vehicle-gallery'

type Props = {
  vehicle: Vehicle
  site: Site
  location: SiteLocation | undefined
  phone: string | undefined
  record: StockRecord
  price: PriceWords
  tag: CardTag | undefined
  available: boolean
  gallery: GalleryView | undefined
  keyFacts: readonly Fact[]
  specs: readonly Fact[]
  similarHref: string
  hours: ReactNode
}

/** Title, price and what to do about it: under the photos on phones, beside them and in sight on wide screens. */
const Panel = (props: Props) => {
  const { vehicle, site, location, available } = props
  const { main, sub } = vehicleTitle(vehicle)
  return (
    <div className="lg:border-border lg:bg-raised grid gap-5 lg:sticky lg:top-24 lg:rounded-lg lg:border lg:p-6 print:static">
      <div className="grid gap-2">
        {available && props.tag && <Tag tag={props.tag} />}
        <h1 className="text-xl lg:text-2xl">
          {main}
          {sub && (
            <span className="font-text text-muted mt-1 block text-base leading-normal font-medium tracking-normal normal-case">
              {sub}
            </span>
          )}
        </h1>
      </div>
      <div id="enquire" className="grid scroll-mt-28 gap-5">
        {available ? (
          <>
            <Price price={props.price} />
            <Actions
              callText={site.switches.display.call_button_text}
              phone={props.phone}
              masked={site.switches.contact.mask_phone}
              location={location}
              share={{ url: `${site.url}/cars/${vehicle.slug}`, title: main }}
            />
            <WeeklyLine record={props.record} />
          </>
        ) : (
          <SoldNotice soldTag={site.switches.display.sold_tag} similarHref={props.similarHref} />
        )}
      </div>
      {location && (
        <p className="border-border text-muted border-t pt-4 text-sm">
          At{' '}
          <a href="#vehicle-map" className="text-ink font-semibold underline underline-offset-4">
            {location.name}
          </a>
          {vehicle.stocknum && <>, stock number {vehicle.stocknum}</>}
        </p>
      )}
    </div>
  )
}

export const VehiclePage = (props: Props) => {
  const { vehicle, site, location, gallery } = props
  const { main, sub } = vehicleTitle(vehicle)
  const name = [main, sub].filter(Boolean).join(' ')
  const { search, display } = site.switches
  return (
    <>
      <div className="wrap py-3">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Our stock', href: search.base_path },
            { label: vehicle.make, href: makeHref(vehicle.make, search) },
            { label: main },
          ]}
        />
      </div>
      <div className="lg:wrap pb-12 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:pb-16">
        <div className="lg:col-span-8">
          <VehicleGallery view={gallery} name={name} body={vehicle.simple_body} item_type={vehicle.item_type} />
        </div>
        <div className="px-4 pt-5 sm:px-6 lg:col-span-4 lg:row-span-2 lg:px-0 lg:pt-0">
          <Panel {...props} />
        </div>
        <div className="grid content-start gap-8 px-4 pt-8 sm:px-6 lg:col-span-8 lg:px-0">
          <KeyInformation items={props.keyFacts} />
          <Specifications items={props.specs} />
          <Features items={vehicle.features} />
          <Comments title={display.dealer_comments_title} text={vehicle.dealercomments ?? ''} />
          {location && (
            <LocationBlock
              location={location}
              phone={props.phone}
              masked={site.switches.contact.mask_phone}
              hours={props.hours}
            />
          )}
        </div>
      </div>
      <ActionBar price={props.price} phone={props.phone} sold={!props.available} similarHref={props.similarHref} />
    </>
  )
}
