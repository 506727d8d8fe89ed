import { beforeEach, expect, test, vi } from 'vitest'

const events: unknown[] = []
const requests: unknown[] = []
type Link = Pick<HTMLAnchorElement, 'href' | 'closest'>
let recordPhoneCall: (pressed: Link, car_id: string | undefined) => void

const link = (href: string, inMain = true) => ({
  href,
  closest: ((part: string) => (inMain && part === '#main' ? {} : null)) as HTMLAnchorElement['closest'],
})
const at = (pathname: string) => vi.stubGlobal('location', { pathname })

beforeEach(async () => {
  events.length = 0
  requests.length = 0
  vi.resetModules()
  vi.stubGlobal('document', { dispatchEvent: ({ detail }: CustomEvent) => events.push(detail) })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    requests.push([path, JSON.parse(body)])
    return Promise.resolve({ ok: true })
  })
  at('/cars/a')
  ;({ recordPhoneCall } = await import('./phone-call'))
})

test('[VDP-12] [ANL-01] reports each number of a page once, though it is first revealed and then called', () => {
  recordPhoneCall(link('tel:1'), 'car')
  recordPhoneCall(link('tel:1'), 'car')
  recordPhoneCall(link('tel:2'), 'car')
  expect(events).toEqual([
    { id: 25, car_id: 'car' },
    { id: 25, car_id: 'car' },
  ])
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject(['/api/leads', { lead_type: 'phone', car_id: 'car' }])
})

test('[VDP-12] [ANL-01] reports numbers of other pages, header and footer, without a lead for a vehicle', () => {
  recordPhoneCall(link('tel:1'), undefined)
  recordPhoneCall(link('tel:2', false), 'car')
  expect(events).toEqual([{ id: 25 }, { id: 25 }])
  expect(requests).toEqual([])
})

test('[VDP-12] starts anew on the next page', () => {
  recordPhoneCall(link('tel:1'), 'car')
  at('/cars/b')
  recordPhoneCall(link('tel:1'), 'other')
  expect(events).toEqual([
    { id: 25, car_id: 'car' },
    { id: 25, car_id: 'other' },
  ])
  expect(requests).toHaveLength(2)
})
