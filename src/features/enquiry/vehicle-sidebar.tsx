import { vehiclePhotoUrl } from './vehicle-photo-url'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatOrPurchase, type PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'

/** The vehicle that a form is about, beside it: title, price and location. */
export const VehicleSidebar = ({
  vehicle,
  price,
  locationName,
  available,
}: {
  vehicle: Vehicle
  price: PriceText
  locationName: string | undefined
  available: boolean
}) => {
  const { main, sub } = toVehicleTitle(vehicle)
  const photo = vehiclePhotoUrl(vehicle)
  return (
    <a
      href={`/cars/${vehicle.slug}`}
      className="border-border bg-raised group grid grid-cols-[8.25rem_minmax(0,1fr)] overflow-hidden rounded-md border lg:grid-cols-1"
    >
      <ResponsiveImage
        src={imageUrl(photo, { width: 480, crop: '3x2' })}
        alt=""
        width={480}
        height={320}
        priority
        className="aspect-3/2 w-full max-lg:m-3 max-lg:mr-0 max-lg:w-[calc(100%-0.75rem)] max-lg:rounded-sm"
      />
      <span className="grid content-start gap-1 p-4">
        <span className="font-heading text-base leading-snug font-bold group-hover:underline lg:text-lg">{main}</span>
        {sub && <span className="text-muted text-sm">{sub}</span>}
        {available ? (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-lg font-bold tabular-nums">{price.amount}</span>
            {price.type && <span className="text-sm font-semibold">{price.type}</span>}
            {price.minimum && <span className="text-sm">{price.minimum}</span>}
            {price.purchase && <span className="text-sm font-semibold">{formatOrPurchase(price)}</span>}
          </span>
        ) : (
          <span className="font-bold">SOLD</span>
        )}
        {locationName && <span className="text-muted text-sm">{locationName}</span>}
        {vehicle.stocknum && <span className="text-muted text-sm">Stock number {vehicle.stocknum}</span>}
      </span>
    </a>
  )
}
