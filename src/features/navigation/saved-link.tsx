import { useSyncExternalStore } from 'react'
import { countVehicles, watchVehicles } from '@/src/shared/saved-vehicles/stored-vehicles'
import { Icon } from '@/src/ui/icon'

/** Counts above this are shown as “9+”, so that the badge keeps its width. */
const MAX_SHOWN = 9

/** Returns the number of vehicles saved in this browser; 0 in the server's HTML. */
const useSavedCount = (): number =>
  useSyncExternalStore(
    watchVehicles,
    () => countVehicles('saved'),
    () => 0,
  )

/** Leads to the saved vehicles, with their number (SHP-01). The badge is above the icon and moves nothing. */
export const SavedLink = ({ className, label }: { className: string; label?: string }) => {
  const count = useSavedCount()
  return (
    <a href="/watchlist" className={className}>
      <span className="saved-icon">
        <Icon name="heart" />
        {count > 0 && (
          <span className="saved-count" aria-hidden="true">
            {count > MAX_SHOWN ? `${String(MAX_SHOWN)}+` : count}
          </span>
        )}
      </span>
      {label && <span aria-hidden="true">{label}</span>}
      <span className="sr-only">{count > 0 ? `Saved vehicles (${String(count)})` : 'Saved vehicles'}</span>
    </a>
  )
}
