import { carTypeLabels, itemTypeLabels } from '@/src/domain/stock/fields/choices'
import type { ReactNode } from 'react'
import type { PriceFinance } from '@/src/domain/finance/finance-sections'
import type { CardTag } from '@/src/domain/stock/card/card-tag'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { toFactPairs, type Fact } from '@/src/domain/vehicle-page/facts/facts'
import { listGalleryPhotos } from '@/src/domain/vehicle-page/gallery/gallery'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import type { PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { smsHref } from '@/src/domain/phone'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { formatAddress, directionsHref } from '@/src/domain/locations/location-display'
import {
  listBarActions,
  listHeaderActions,
  listVehicleActions,
  type VehicleAction,
} from '@/src/domain/vehicle-page/actions/actions'
import type { DocumentView } from '@/src/domain/vehicle-documents/vehicle-document'
import { findAnnouncedCity } from '@/src/domain/vehicle-page/announcement'
import { findFirstPanel, listInfoTabs, hasAttestedBenefits } from '@/src/domain/vehicle-page/facts/info-tabs'
import { listVehicleCrumbs } from '@/src/domain/vehicle-page/crumbs'
import { ActionBar, type BarsView } from './panel/action-bar'
import type { ActionsView } from './panel/actions'
import { Announcement } from './announcement'
import { ChargingTimes } from './charging-times'
import { Specifications } from './details'
import { VehicleDocuments } from './documents'
import { InfoTabs, type InfoView } from './info-tabs'
import { KeyInformation } from './key-information'
import { LocationBlock, type LocationView } from './panel/location-block'
import { TowMatch } from './tow-match'
import { VehiclePanel, type VehiclePanelView } from './panel/vehicle-panel'
import { VehicleBreadcrumbs } from './vehicle-breadcrumbs'
import { imageFactsOf } from '@/src/domain/images/studio-image'
import { VehicleGallery } from './gallery/vehicle-gallery'
import { VideoSection } from './gallery/video-section'

type Props = {
  vehicle: Vehicle
  site: Site
  location: SiteLocation | undefined
  phone: string | undefined
  price: PriceText
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
  documents: readonly DocumentView[]
  /** Button that saves this vehicle, and the same in the bar of phones. */
  save: ReactNode
  barSave: ReactNode
  /** Views, time on sale and price changes. */
  statistics: ReactNode
}

type PropsWithActions = Props & { readonly actions: readonly VehicleAction[] }

const toActionsView = ({ vehicle, site, location, phone, actions }: PropsWithActions): ActionsView => {
  const { display, contact } = site.switches
  return {
    vehicleId: vehicle.id,
    slug: vehicle.slug,
    actions,
    callText: display.call_button_text,
    masked: contact.mask_phone,
    share: {
      url: `${site.url}/cars/${vehicle.slug}`,
      title: toVehicleTitle(vehicle).main,
      hideTwitter: display.hide_twitter,
      copyOnly: site.switches.vehicle.share_copy_only,
    },
    ...(phone && { phone }),
    ...(location && { directions: directionsHref(location) }),
  }
}

const toBarsView = ({ vehicle, price, available, phone, finance, actions }: PropsWithActions): BarsView => {
  const photo = listGalleryPhotos(vehicle)[0]
  return {
    name: toVehicleTitle(vehicle).main,
    price,
    sold: !available,
    actions: listHeaderActions(actions),
    barActions: listBarActions(actions),
    ...(phone && { phone }),
    ...(photo && { photo }),
    ...(finance && { estimate: finance.parts.join(' ') }),
  }
}

/** Opens a text message about the vehicle, unless the number is masked until a shopper asks for it. */
const findTextHref = ({ vehicle, site, phone, available }: Props): string | undefined =>
  phone && available && !site.switches.contact.mask_phone
    ? smsHref(phone, `Is the ${toVehicleTitle(vehicle).main} still available? ${site.url}/cars/${vehicle.slug}`)
    : undefined

const toLocationView = (props: Props, location: SiteLocation): LocationView => {
  const { site, phone, available } = props
  const text = findTextHref(props)
  return {
    name: location.name,
    address: formatAddress(location),
    directions: directionsHref(location),
    masked: site.switches.contact.mask_phone,
    ...(location.dealer_license_number && { licence: location.dealer_license_number }),
    ...(phone && { phone }),
    ...(text && { text }),
    ...(!available && { vehicleSold: true as const }),
  }
}

const toPanelView = (propsWithActions: PropsWithActions): VehiclePanelView => {
  const { vehicle, site, location, available, price, tags, finance, actions } = propsWithActions
  const similar = actions[0]
  return {
    ...toVehicleTitle(vehicle),
    condition: `${carTypeLabels[vehicle.car_type]} ${itemTypeLabels[vehicle.item_type].toLowerCase()}`,
    price,
    soldTag: site.switches.display.sold_tag,
    tags: available ? tags : [],
    ...(available && hasAttestedBenefits(vehicle, site) && { attested: true as const }),
    ...(available ? { actions: toActionsView(propsWithActions) } : similar && { similar }),
    ...(finance && { finance: { parts: finance.parts, ...(finance.example && { example: finance.example }) } }),
    ...(location && { location: location.name }),
    ...(vehicle.stocknum && { stocknum: vehicle.stocknum }),
  }
}

const toInfoView = ({ vehicle, site }: Props): InfoView => {
  const tabs = listInfoTabs(vehicle, site)
  return {
    comments: { title: site.switches.display.dealer_comments_title, text: vehicle.dealercomments ?? '' },
    features: vehicle.features,
    tabs,
    first: findFirstPanel(vehicle, tabs),
  }
}

export const VehiclePage = (props: Props) => {
  const { vehicle, site, location, gallery } = props
  const { main, sub } = toVehicleTitle(vehicle)
  const name = [main, sub].filter(Boolean).join(' ')
  const elsewhere = findAnnouncedCity(vehicle, location, site)
  // The same objects are passed everywhere: React then sends each one once.
  const propsWithActions = { ...props, actions: listVehicleActions(vehicle, site, location) }
  return (
    <>
      {elsewhere && <Announcement {...elsewhere} />}
      <VehicleBreadcrumbs crumbs={listVehicleCrumbs(vehicle, site)} />
      <div className="vehicle" data-stage={site.switches.gallery.layout === 'stage' || undefined}>
        <div>
          <VehicleGallery view={gallery} name={name} facts={imageFactsOf(vehicle)} />
        </div>
        <div>
          <VehiclePanel
            view={toPanelView(propsWithActions)}
            note={props.priceNote}
            choice={props.priceSwitch}
            save={props.save}
            statistics={props.statistics}
            gauge={props.gauge}
          />
        </div>
        <div>
          <KeyInformation items={toFactPairs(props.keyFacts)} kind={vehicle.item_type} />
          <Specifications items={toFactPairs(props.specs)} />
          <ChargingTimes vehicle={vehicle} />
          <TowMatch vehicle={vehicle} />
          <InfoTabs view={toInfoView(props)} />
          <VehicleDocuments items={props.documents} />
          {gallery?.video && <VideoSection view={gallery} name={name} />}
          {props.costs}
          {props.afterComments}
          {location && <LocationBlock view={toLocationView(props, location)} hours={props.hours} />}
        </div>
      </div>
      <ActionBar view={toBarsView(propsWithActions)} save={props.barSave} />
    </>
  )
}
