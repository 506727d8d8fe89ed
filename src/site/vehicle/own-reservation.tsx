import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { button } from '@/src/ui/button'

type Props = { readonly vehicle: Pick<Vehicle, 'slug' | 'reserved'> }

const addressOf = ({ slug }: Props['vehicle']): string => `/api/cars/${slug}/own-reservation`

/**
 * Leads the shopper who reserved this vehicle to their reservation (RSV-01). The page is stored and the same for all, so
 * the link is hidden until `OwnReservationStyle` shows it.
 */
export const OwnReservationLink = ({ vehicle }: Props) =>
  vehicle.reserved ? (
    <a href={addressOf(vehicle)} rel="nofollow" className={button('secondary', 'lg', 'own-reservation hidden')}>
      Your reservation
    </a>
  ) : null

/**
 * Shows the link to the browser or the signed-in shopper that holds the vehicle: the server answers each with a style
 * sheet of its own, so the page needs no script. It comes last, because a browser paints nothing below it before it has
 * loaded.
 */
export const OwnReservationStyle = ({ vehicle }: Props) =>
  vehicle.reserved ? <link rel="stylesheet" href={`${addressOf(vehicle)}/style`} /> : null
