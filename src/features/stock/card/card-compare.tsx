import { useSyncExternalStore } from 'react'
import { MAX_COMPARED } from '@/src/domain/accounts/compare'
import {
  addVehicle,
  countVehicles,
  isListed,
  removeVehicle,
  watchVehicles,
} from '@/src/shared/saved-vehicles/stored-vehicles'
import { nameOf, toStoredVehicle } from './card-save'
import type { CardControlProps } from './card-control-props'

const showToast = async (text: string, showToasts: CardControlProps['showToasts']): Promise<void> => {
  const [{ toasts }, { Toaster }] = await Promise.all([
    import('@/src/ui/toasts/toasts'),
    import('@/src/ui/toasts/toaster'),
  ])
  showToasts(Toaster)
  toasts.show({ text })
}

/** Chooses a vehicle for the comparison, or takes it out again (SHP-03). */
export const CardCompareButton = ({ view, showToasts }: CardControlProps) => {
  const chosen = useSyncExternalStore(
    watchVehicles,
    () => isListed('compared', view.id),
    () => false,
  )
  const toggle = (): void => {
    if (chosen) return void removeVehicle('compared', view.id)
    if (countVehicles('compared') >= MAX_COMPARED) {
      return void showToast(
        `You can compare ${String(MAX_COMPARED)} vehicles at once. Remove one to add another.`,
        showToasts,
      )
    }
    if (!addVehicle('compared', toStoredVehicle(view, view.save ?? 0))) {
      void showToast('Your browser doesn’t let this site store data. Allow it to, then choose again.', showToasts)
    }
  }
  return (
    <button type="button" className="card-compare" aria-pressed={chosen} onClick={toggle}>
      Compare<span className="sr-only">: {nameOf(view)}</span>
    </button>
  )
}
