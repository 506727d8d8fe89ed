const PATH = '/admin/change-prices'
const STORED = 'forecourt-ticked-vehicles'
const TICKED = 'ticked'

/** Notes the vehicles whose prices staff are about to change; addresses have no room for all of them. */
export const storeTickedVehicles = (ids: readonly string[]): string => {
  sessionStorage.setItem(STORED, ids.join(','))
  return `${PATH}?${TICKED}=yes`
}

/** The ids of the vehicles that the page is for; empty for all. An address from elsewhere names no vehicle. */
export const readTickedVehicles = (): string =>
  new URLSearchParams(window.location.search).has(TICKED) ? sessionStorage.getItem(STORED) || 'lost' : ''

/** The address of a step, for the same vehicles: a reload must not choose others. */
export const stepHref = (step: number, hasTicked: boolean): string =>
  `${PATH}?${hasTicked ? `${TICKED}=yes&` : ''}step=${String(step)}`
