import { tell } from './track'

const note = (car_id: string): void => {
  const body = JSON.stringify({ purpose: 'phone', car_id, key: `${String(Date.now())}-${String(Math.random())}` })
  fetch('/api/leads', { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).then(
    (response) => {
      if (!response.ok) console.warn('The phone call was not recorded:', response.status)
    },
    (error: unknown) => console.warn('The phone call was not recorded:', error),
  )
}

type Pressed = Pick<HTMLAnchorElement, 'href' | 'closest'>

/** Returns whether a key is new on this page: a number that is first revealed and then called counts once. */
const createCalls = () => {
  let page = ''
  const told = new Set<string>()
  return (what: string): boolean => {
    if (page !== location.pathname) told.clear()
    page = location.pathname
    if (told.has(what)) return false
    told.add(what)
    return true
  }
}

const isFirst = createCalls()

/**
 * Reports that a number was revealed or called (event 25), each number of a page once. The first one inside the main
 * content of a vehicle page also creates a lead for that vehicle (VDP-12); header and footer numbers do not. A failure
 * is only logged.
 */
export const phoneCall = (link: Pressed, car_id: string | undefined): void => {
  const car = link.closest('#main') ? car_id : undefined
  if (isFirst(link.href)) tell(25, car)
  if (car !== undefined && isFirst(car)) note(car)
}
