import { imageUrl } from '@/src/domain/images'
import type { StoredVehicle } from '@/src/shared/saved-vehicles/stored-vehicles'

/** A saved vehicle of an account, on any device. */
export type SavedVehicleView = StoredVehicle & {
  /** `$39,990`, or the no-price text. */
  readonly price: string
  /** Price type: what the price includes. */
  readonly price_type?: string
  /** `$1,000 less than before`. */
  readonly priceDrop?: string
  /** `Sold`, `Reserved`. */
  readonly note?: string
}

/** Form that sends the selected vehicles to the comparison; its checkboxes may be anywhere on the page. */
export const COMPARE_FORM_ID = 'compare-form'

export const CompareCheckbox = ({ id, title }: { id: string; title: string }) => (
  <label className="flex min-h-11 items-center gap-2 px-3 text-sm">
    <input type="checkbox" name="ids" value={id} form={COMPARE_FORM_ID} className="size-5" />
    Compare<span className="sr-only"> {title}</span>
  </label>
)

const RemoveForm = ({ vehicle, phone, page }: { vehicle: SavedVehicleView; phone: string; page: string }) => (
  <form action="/api/watchlist/remove-car" method="post">
    <input type="hidden" name="phone_number" value={phone} />
    <input type="hidden" name="car_id" value={vehicle.id} />
    <input type="hidden" name="page" value={page} />
    <button type="submit" className="text-accent-text min-h-11 px-3 text-left underline underline-offset-4">
      Remove<span className="sr-only"> {vehicle.title}</span>
    </button>
  </form>
)

/** Saved vehicles of an account: price, price drop and a remove button. Works without script. */
export const SavedVehicleList = ({
  vehicles,
  phone,
  page,
}: {
  vehicles: readonly SavedVehicleView[]
  phone: string
  /** Page to return to after removing a vehicle. */
  page: string
}) => (
  <ul className="grid grid-cols-2 content-start gap-4 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6">
    {vehicles.map((vehicle) => (
      <li key={vehicle.id} className="border-border bg-raised flex flex-col overflow-hidden rounded-md border">
        <a href={`/cars/${vehicle.slug}`} className="group grid content-start">
          <img
            src={imageUrl(vehicle.photo, { width: 320, crop: '3x2' })}
            alt=""
            width={320}
            height={213}
            loading="lazy"
            className="aspect-3/2 w-full object-cover"
          />
          <span className="p-3 pb-1 leading-snug font-semibold group-hover:underline">{vehicle.title}</span>
        </a>
        <p className="px-3">
          <strong>{vehicle.price}</strong>{' '}
          {vehicle.price_type && <span className="text-muted text-sm">{vehicle.price_type}</span>}
        </p>
        {vehicle.priceDrop && <p className="px-3 text-sm font-semibold">{vehicle.priceDrop}</p>}
        {vehicle.note && <p className="text-muted px-3 text-sm">{vehicle.note}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between pt-2">
          <CompareCheckbox id={vehicle.id} title={vehicle.title} />
          <RemoveForm vehicle={vehicle} phone={phone} page={page} />
        </div>
      </li>
    ))}
  </ul>
)

/** Sends the selected vehicles to the comparison. */
export const CompareBar = ({ button }: { button: string }) => (
  <form id={COMPARE_FORM_ID} action="/compare" className="mb-6 flex flex-wrap items-center gap-4">
    <button type="submit" className={button}>
      Compare selected
    </button>
    <p className="text-muted text-sm">Select two to four cars.</p>
  </form>
)
