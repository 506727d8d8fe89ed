import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { compareHref } from '@/src/domain/accounts/compare'
import { imageUrl } from '@/src/domain/images'
import {
  listVehicles,
  removeVehicle,
  replaceVehicles,
  type StoredVehicle,
  watchVehicles,
} from '@/src/shared/saved-vehicles/stored-vehicles'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'

const none: readonly StoredVehicle[] = []

const ChosenVehicle = ({ vehicle }: { readonly vehicle: StoredVehicle }) => (
  <li>
    <img src={imageUrl(vehicle.photo, { width: 160, crop: '3x2' })} alt="" width={72} height={48} />
    <button type="button" onClick={() => removeVehicle('compared', vehicle.id)}>
      <Icon name="x" />
      <span className="sr-only">Remove {vehicle.title} from the comparison</span>
    </button>
  </li>
)

/** The vehicles that are chosen for the comparison, at the bottom of the window, with the way to it (SHP-03). */
export const CompareBar = () => {
  const chosen = useSyncExternalStore(
    watchVehicles,
    () => listVehicles('compared'),
    () => none,
  )
  if (chosen.length === 0) return null
  // The newest comes first in the list; the comparison keeps the order in which they were chosen.
  const inOrder = chosen.toReversed()
  return createPortal(
    <section className="compare-bar" aria-label="Comparison">
      <ul>
        {inOrder.map((vehicle) => (
          <ChosenVehicle key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
      <p role="status">{chosen.length === 1 ? 'Choose another to compare' : `${String(chosen.length)} chosen`}</p>
      <button type="button" className={button('quiet', 'md')} onClick={() => replaceVehicles('compared', [])}>
        Clear
      </button>
      {chosen.length > 1 && (
        <a href={compareHref(inOrder.map(({ id }) => id))} className={button('primary', 'md')}>
          Compare
        </a>
      )}
    </section>,
    document.body,
  )
}
