import { sendEvent } from './track'

const sendPhoneLead = (car_id: string): void => {
  const body = JSON.stringify({ lead_type: 'phone', car_id, key: `${String(Date.now())}-${String(Math.random())}` })
  fetch('/api/leads', { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).then(
    (response) => {
      if (!response.ok) console.warn('The phone call was not recorded:', response.status)
    },
    (error: unknown) => console.warn('The phone call was not recorded:', error),
  )
}

type PhoneAnchor = Pick<HTMLAnchorElement, 'href' | 'closest'>

/** Returns whether a key is new on this page: a number that is first revealed and then called counts once. */
const createFirstCheck = () => {
  let page = ''
  const reported = new Set<string>()
  return (key: string): boolean => {
    if (page !== location.pathname) reported.clear()
    page = location.pathname
    if (reported.has(key)) return false
    reported.add(key)
    return true
  }
}

const isFirst = createFirstCheck()

/**
 * Reports that a number was revealed or called (event 25), each number of a page once. The first one inside the main
 * content of a vehicle page also creates a lead for that vehicle (VDP-12); header and footer numbers do not. A failure
 * is only logged.
 */
export const recordPhoneCall = (link: PhoneAnchor, car_id: string | undefined): void => {
  const vehicleId = link.closest('#main') ? car_id : undefined
  if (isFirst(link.href)) sendEvent(25, vehicleId)
  if (vehicleId !== undefined && isFirst(vehicleId)) sendPhoneLead(vehicleId)
}
