import { beforeEach, expect, test, vi } from 'vitest'

const told: unknown[] = []
const sent: unknown[] = []
type Link = Pick<HTMLAnchorElement, 'href' | 'closest'>
let phoneCall: (pressed: Link, car_id: string | undefined) => void

const link = (href: string, inMain = true) => ({
  href,
  closest: ((part: string) => (inMain && part === '#main' ? {} : null)) as HTMLAnchorElement['closest'],
})
const at = (pathname: string) => vi.stubGlobal('location', { pathname })

beforeEach(async () => {
  told.length = 0
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('document', { dispatchEvent: ({ detail }: CustomEvent) => told.push(detail) })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return Promise.resolve({ ok: true })
  })
  at('/cars/a')
  ;({ phoneCall } = await import('./phone-call'))
})

test('[VDP-12] [ANL-01] reports each number of a page once, though it is first revealed and then called', () => {
  phoneCall(link('tel:1'), 'car')
  phoneCall(link('tel:1'), 'car')
  phoneCall(link('tel:2'), 'car')
  expect(told).toEqual([
    { id: 25, car_id: 'car' },
    { id: 25, car_id: 'car' },
  ])
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject(['/api/leads', { purpose: 'phone', car_id: 'car' }])
})

test('[VDP-12] [ANL-01] reports numbers of other pages, header and footer, without a lead for a vehicle', () => {
  phoneCall(link('tel:1'), undefined)
  phoneCall(link('tel:2', false), 'car')
  expect(told).toEqual([{ id: 25 }, { id: 25 }])
  expect(sent).toEqual([])
})

test('[VDP-12] starts anew on the next page', () => {
  phoneCall(link('tel:1'), 'car')
  at('/cars/b')
  phoneCall(link('tel:1'), 'other')
  expect(told).toEqual([
    { id: 25, car_id: 'car' },
    { id: 25, car_id: 'other' },
  ])
  expect(sent).toHaveLength(2)
})
