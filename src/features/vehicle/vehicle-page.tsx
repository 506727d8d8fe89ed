import type { ReactNode } from 'react'
import type { PriceFinance } from '@/src/domain/finance/page-parts'
import type { CardTag } from '@/src/domain/stock/card'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { factPairs, type Fact } from '@/src/domain/vehicle-page/facts'
import { galleryPictures } from '@/src/domain/vehicle-page/gallery'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { addressLine, directionsHref } from '@/src/domain/locations/present'
import { barActions, headerActions, vehicleActions, type VehicleAction } from '@/src/domain/vehicle-page/actions'
import { locatedAt } from '@/src/domain/vehicle-page/announcement'
import { infoTabs, isAttested } from '@/src/domain/vehicle-page/buying'
import { vehicleCrumbs } from '@/src/domain/vehicle-page/crumbs'
import { ActionBar, type BarsView } from './action-bar'
import type { ActionsView } from './actions'
import { Announcement } from './announcement'
import { Specifications } from './details'
import { InfoTabs } from './info-tabs'
import { KeyInformation } from './key-information'
import { LocationBlock, type LocationView } from './location-block'
import { Panel, type PanelView } from './panel'
import { Top } from './top'
import { VehicleGallery } from './vehicle-gallery'
import { VideoSection } from './video-section'

type Props = {
  vehicle: Vehicle
  site: Site
  location: SiteLocation | undefined
  phone: string | undefined
  price: PriceWords
  finance: PriceFinance | undefined
  priceSwitch: ReactNode
  tags: readonly CardTag[]
  available: boolean
  gallery: GalleryView | undefined
  keyFacts: readonly Fact[]
  specs: readonly Fact[]
  hours: ReactNode
  /** Explains what the price includes; below the price. */
  priceNote?: ReactNode
  /** At the foot of the panel, where nothing moves when it is removed. */
  gauge?: ReactNode
  afterComments?: ReactNode
  /** Finance and running costs, after the dealer's comments. */
  costs: ReactNode
  /** Button that saves this vehicle. */
  save: ReactNode
  /** Views, time on sale and price changes. */
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
    ...(photo && { photo }),
    ...(finance && { estimate: finance.parts.join(' ') }),
  }
}

const locationView = ({ site, phone, available }: Props, location: SiteLocation): LocationView => ({
  name: location.name,
  address: addressLine(location),
  directions: directionsHref(location),
  masked: site.switches.contact.mask_phone,
  ...(location.dealer_license_number && { licence: location.dealer_license_number }),
  ...(phone && { phone }),
  ...(!available && { gone: true as const }),
})

const panelView = (offered: Offered): PanelView => {
  const { vehicle, site, location, available, price, tags, finance, actions } = offered
  const similar = actions[0]
  return {
    ...vehicleTitle(vehicle),
    price,
    soldTag: site.switches.display.sold_tag,
    tags: available ? tags : [],
    ...(available && isAttested(vehicle, site) && { attested: true as const }),
    ...(available ? { actions: actionsView(offered) } : similar && { similar }),
    ...(finance && { finance: { parts: finance.parts } }),
    ...(location && { location: location.name }),
    ...(vehicle.stocknum && { stocknum: vehicle.stocknum }),
  }
}

export const VehiclePage = (props: Props) => {
  const { vehicle, site, location, gallery } = props
  const { main, sub } = vehicleTitle(vehicle)
  const name = [main, sub].filter(Boolean).join(' ')
  const { display } = site.switches
  const elsewhere = locatedAt(vehicle, location, site)
  // The same objects are passed everywhere: React then sends each one once.
  const offered = { ...props, actions: vehicleActions(vehicle, site, location) }
  return (
    <>
      {elsewhere && <Announcement {...elsewhere} />}
      <Top crumbs={vehicleCrumbs(vehicle, site)} />
      <div className="vehicle">
        <div>
          <VehicleGallery view={gallery} name={name} body={vehicle.simple_body} item_type={vehicle.item_type} />
        </div>
        <div>
          <Panel
            view={panelView(offered)}
            note={props.priceNote}
            choice={props.priceSwitch}
            save={props.save}
            figures={props.figures}
            gauge={props.gauge}
          />
        </div>
        <div>
          <KeyInformation items={factPairs(props.keyFacts)} kind={vehicle.item_type} />
          <Specifications items={factPairs(props.specs)} />
          <InfoTabs
            view={{
              comments: { title: display.dealer_comments_title, text: vehicle.dealercomments ?? '' },
              features: vehicle.features,
              tabs: infoTabs(vehicle, site),
            }}
          />
          {gallery?.video && <VideoSection view={gallery} name={name} />}
          {props.costs}
          {props.afterComments}
          {location && <LocationBlock view={locationView(props, location)} hours={props.hours} />}
        </div>
      </div>
      <ActionBar view={barsView(offered)} />
    </>
  )
}
