import { cardPhotoSource } from './photo'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { orPurchase, type PriceWords } from '@/src/domain/vehicle-page/price-words'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { imageUrl } from '@/src/domain/images'
import { Picture } from '@/src/ui/picture'

/** The vehicle that a form is about, beside it: title, price and location. */
export const CarBeside = ({
  vehicle,
  price,
  place,
  available,
}: {
  vehicle: Vehicle
  price: PriceWords
  place: string | undefined
  available: boolean
}) => {
  const { main, sub } = vehicleTitle(vehicle)
  const photo = cardPhotoSource(vehicle)
  return (
    <a
      href={`/cars/${vehicle.slug}`}
      className="border-border bg-raised group grid grid-cols-[7.5rem_1fr] overflow-hidden rounded-md border lg:grid-cols-1"
    >
      <Picture
        src={imageUrl(photo, { width: 480, crop: '3x2' })}
        alt=""
        width={480}
        height={320}
        priority
        className="aspect-3/2 h-full w-full object-cover"
      />
      <span className="grid content-start gap-1 p-4">
        <span className="font-heading text-base leading-snug font-bold group-hover:underline lg:text-lg">{main}</span>
        {sub && <span className="text-muted text-sm">{sub}</span>}
        {available ? (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-lg font-bold tabular-nums">{price.amount}</span>
            {price.type && <span className="text-sm font-semibold">{price.type}</span>}
            {price.purchase && <span className="text-sm font-semibold">{orPurchase(price)}</span>}
          </span>
        ) : (
          <span className="font-bold">SOLD</span>
        )}
        {place && <span className="text-muted text-sm">{place}</span>}
        {vehicle.stocknum && <span className="text-muted text-sm">Stock number {vehicle.stocknum}</span>}
      </span>
    </a>
  )
}
