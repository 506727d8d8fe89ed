import { tell } from './track'

const note = (car_id: string): void => {
  const body = JSON.stringify({ purpose: 'phone', car_id, key: `${String(Date.now())}-${String(Math.random())}` })
  fetch('/api/leads', { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).then(
    (response) => {
      if (!response.ok) console.warn('The call was not noted:', response.status)
    },
    (error: unknown) => console.warn('The call was not noted:', error),
  )
}

type Pressed = Pick<HTMLAnchorElement, 'href' | 'closest'>

/** What was told of this page: one that is shown first and called then is pressed twice, and one call. */
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
 * Tells that a number was asked for, or called (event 25): each number of a page once. The first within what a car's page
 * is about is besides a lead of that car (VDP-12), which the header's and the footer's numbers are not. A failure is only
 * logged.
 */
export const phoneCall = (link: Pressed, car_id: string | undefined): void => {
  const car = link.closest('#main') ? car_id : undefined
  if (isFirst(link.href)) tell(25, car)
  if (car !== undefined && isFirst(car)) note(car)
}
