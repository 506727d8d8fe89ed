import type { ReactNode } from 'react'
import type { PriceFinance } from '@/src/domain/finance/page-parts'
import type { CardTag } from '@/src/domain/stock/card'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import type { Fact } from '@/src/domain/vehicle-page/facts'
import { galleryPictures } from '@/src/domain/vehicle-page/gallery'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { imageUrl } from '@/src/domain/images'
import { addressLine, directionsHref } from '@/src/domain/locations/present'
import { barActions, headerActions, vehicleActions, type VehicleAction } from '@/src/domain/vehicle-page/actions'
import { locatedAt } from '@/src/domain/vehicle-page/announcement'
import { infoTabs, isAttested } from '@/src/domain/vehicle-page/buying'
import { vehicleCrumbs } from '@/src/domain/vehicle-page/crumbs'
import { ActionBar, type BarsView } from './action-bar'
import { Actions, type ActionsView } from './actions'
import { Announcement } from './announcement'
import { CertifiedDialog } from './certified-dialog'
import { Specifications } from './details'
import { InfoTabs } from './info-tabs'
import { KeyInformation } from './key-information'
import { LocationBlock, type LocationView } from './location-block'
import { PriceBlock } from './price-block'
import { SoldNotice } from './sold-notice'
import { Tag } from './tag'
import { Top } from './top'
import { VehicleGallery } from './vehicle-gallery'

type Props = {
  vehicle: Vehicle
  site: Site
  location: SiteLocation | undefined
  phone: string | undefined
  price: PriceWords
  finance: PriceFinance | undefined
  priceSwitch: ReactNode
  tag: CardTag | undefined
  available: boolean
  gallery: GalleryView | undefined
  keyFacts: readonly Fact[]
  specs: readonly Fact[]
  hours: ReactNode
  /** What the price includes, under it. */
  priceNote?: ReactNode
  /** At the panel's foot, where nothing moves when it goes. */
  gauge?: ReactNode
  afterComments?: ReactNode
  /** Finance and running costs, after the dealer's comments and before what else stands there. */
  costs: ReactNode
  /** Saves this car. */
  save: ReactNode
  /** Views, time on sale, price changes. */
  figures: ReactNode
}

type Offered = Props & { readonly actions: readonly VehicleAction[] }

const actionsView = ({ vehicle, site, location, phone, actions }: Offered): ActionsView => {
  const { display, contact } = site.switches
  return {
    carId: vehicle.id,
    slug: vehicle.slug,
    actions,
    callText: display.call_button_text,
    masked: contact.mask_phone,
    share: {
      url: `${site.url}/cars/${vehicle.slug}`,
      title: vehicleTitle(vehicle).main,
      hideTwitter: display.hide_twitter,
      copyOnly: site.switches.vehicle.share_copy_only,
    },
    ...(phone && { phone }),
    ...(location && { directions: directionsHref(location) }),
  }
}

const barsView = ({ vehicle, price, available, phone, finance, actions }: Offered): BarsView => {
  const photo = galleryPictures(vehicle)[0]
  return {
    name: vehicleTitle(vehicle).main,
    price,
    sold: !available,
    actions: headerActions(actions),
    opened: barActions(actions),
    ...(phone && { phone }),
    ...(photo && { photo: imageUrl(photo, { width: 160, crop: '3x2' }) }),
    ...(finance && { estimate: finance.parts.join(' ') }),
  }
}

const locationView = ({ site, phone }: Props, location: SiteLocation): LocationView => ({
  name: location.name,
  address: addressLine(location),
  directions: directionsHref(location),
  masked: site.switches.contact.mask_phone,
  ...(location.dealer_license_number && { licence: location.dealer_license_number }),
  ...(phone && { phone }),
})

/** Title, price and what to do about it: under the photos on phones, beside them and in sight on wide screens. */
const Panel = (props: Offered) => {
  const { vehicle, site, location, available } = props
  const { main, sub } = vehicleTitle(vehicle)
  return (
    <div className="lg:border-border lg:bg-raised grid gap-5 lg:sticky lg:top-24 lg:rounded-lg lg:border lg:p-6 print:static">
      <div className="grid gap-2">
        {available && props.tag && <Tag tag={props.tag} />}
        {available && isAttested(vehicle, site) && <CertifiedDialog />}
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
            <PriceBlock price={props.price} note={props.priceNote} finance={props.finance} choice={props.priceSwitch} />
            <Actions view={actionsView(props)} />
          </>
        ) : (
          <SoldNotice soldTag={site.switches.display.sold_tag} similar={props.actions[0]} />
        )}
      </div>
      {props.save}
      {props.figures}
      {location && (
        <p className="border-border text-muted border-t pt-4 text-sm">
          At{' '}
          <a href="#vehicle-map" className="text-ink font-semibold underline underline-offset-4">
            {location.name}
          </a>
          {vehicle.stocknum && <>, stock number {vehicle.stocknum}</>}
        </p>
      )}
      {props.gauge}
    </div>
  )
}

export const VehiclePage = (props: Props) => {
  const { vehicle, site, location, gallery } = props
  const { main, sub } = vehicleTitle(vehicle)
  const name = [main, sub].filter(Boolean).join(' ')
  const { display } = site.switches
  const elsewhere = locatedAt(vehicle, location, site)
  // The same objects everywhere: React then sends each once.
  const offered = { ...props, actions: vehicleActions(vehicle, site, location) }
  return (
    <>
      {elsewhere && <Announcement {...elsewhere} />}
      <Top crumbs={vehicleCrumbs(vehicle, site)} />
      <div className="lg:wrap pb-12 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:pb-16">
        <div className="lg:col-span-8">
          <VehicleGallery view={gallery} name={name} body={vehicle.simple_body} item_type={vehicle.item_type} />
        </div>
        <div className="px-4 pt-5 sm:px-6 lg:col-span-4 lg:row-span-2 lg:px-0 lg:pt-0">
          <Panel {...offered} />
        </div>
        <div className="grid content-start gap-8 px-4 pt-8 sm:px-6 lg:col-span-8 lg:px-0">
          <KeyInformation items={props.keyFacts} />
          <Specifications items={props.specs} />
          <InfoTabs
            view={{
              comments: { title: display.dealer_comments_title, text: vehicle.dealercomments ?? '' },
              features: vehicle.features,
              tabs: infoTabs(vehicle, site),
            }}
          />
          {props.costs}
          {props.afterComments}
          {location && <LocationBlock view={locationView(props, location)} hours={props.hours} />}
        </div>
      </div>
      <ActionBar view={barsView(offered)} />
    </>
  )
}
