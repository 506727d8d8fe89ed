import { describe, expect, test } from 'vitest'
import { listPhotos, listSpinFrames } from './rendered-body'
import { bodiesByKind, spinViews } from './rendered-images'
import {
  essentialViews,
  findNearestView,
  hasMaster,
  listMasterViews,
  masterViewOf,
  toVehicleMasters,
} from './vehicle-masters'

const leftViews = ['000', '030', '060', '090', '120', '150', '180']
const filesOf = (bodies: readonly string[], views = leftViews) =>
  bodies.flatMap((body) => views.map((view) => `${body}-${view}.webp`))

const caravans = toVehicleMasters(filesOf(bodiesByKind.caravan))
const angleOf = (url: string): string => url.slice(-8, -5)

describe('studio masters', () => {
  test('[GAL-05] are the files named by a body and a view', () => {
    const masters = toVehicleMasters(['people-mover-030.webp', 'suv-000.webp', 'README.md', 'suv-30.webp'])
    expect([...masters]).toEqual(['people-mover-030', 'suv-000'])
  })

  test('[GAL-05] a view of the right side is the left one mirrored', () => {
    expect(masterViewOf('suv', '330')).toEqual({ name: 'suv-030', mirrored: true })
    expect(masterViewOf('suv', '180')).toEqual({ name: 'suv-180', mirrored: false })
    expect(essentialViews.every((view) => hasMaster(caravans, 'camper', view))).toBe(true)
    expect(listMasterViews(caravans, 'camper')).toHaveLength(12)
    expect(listMasterViews(toVehicleMasters(['camper-030.webp', 'camper-180.webp']), 'camper')).toEqual([
      ...['030', '180', '330'],
    ])
  })

  test('[GAL-05] a view without a master is the nearest that has one', () => {
    expect(findNearestView(caravans, 'camper', '350')).toBe('000')
    expect(findNearestView(caravans, 'camper', '080')).toBe('090')
    expect(findNearestView(caravans, 'camper', '220')).toBe('210')
    for (const view of listMasterViews(caravans, 'camper')) expect(findNearestView(caravans, 'camper', view)).toBe(view)
  })

  test('[GAL-03] photos are of views that have masters, with the cabin after the first five', () => {
    const photosOf = (body: 'caravan' | 'camper', count: number) =>
      listPhotos(caravans, { item: 'caravan', body, colour: 'white' }, count).map(({ url }) => url)
    expect(photosOf('camper', 24).map(angleOf)).toEqual(listMasterViews(caravans, 'camper'))
    expect(photosOf('camper', 4)).toHaveLength(4)
    const vehicles = toVehicleMasters(filesOf(['suv']))
    const urls = listPhotos(vehicles, { item: 'car', body: 'suv', colour: 'white' }, 24).map(({ url }) => url)
    expect(urls.slice(5, 7)).toEqual(['/images/cars/suv/white/interior.webp', '/images/cars/suv/white/seats.webp'])
    expect(urls).toHaveLength(14)
  })

  test('[GAL-03] a body has a spin only with a master for each frame', () => {
    const turning = toVehicleMasters([
      ...filesOf(bodiesByKind.caravan),
      ...filesOf(
        ['camper'],
        spinViews.filter((view) => Number(view) <= 180),
      ),
    ])
    expect(listSpinFrames(turning, 'camper', 'red')).toHaveLength(36)
    expect(listSpinFrames(turning, 'caravan', 'red')).toEqual([])
  })
})
