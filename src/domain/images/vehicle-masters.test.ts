import { describe, expect, test } from 'vitest'
import { itemTypes } from '../stock/vehicle/vehicle'
import { listPhotos, listSpinFrames } from './rendered-body'
import { bodiesByKind, renderedBodies, spinViews } from './rendered-images'
import {
  essentialViews,
  findNearestView,
  hasMaster,
  isStudioBody,
  isStudioKind,
  listStudioViews,
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
    expect(listStudioViews(caravans, 'camper')).toHaveLength(12)
    expect(listStudioViews(toVehicleMasters(['camper-030.webp', 'camper-180.webp']), 'camper')).toEqual([
      ...['030', '180', '330'],
    ])
  })

  test('[GAL-05] a kind changes over only when all of its bodies have the essential views', () => {
    for (const kind of itemTypes) {
      const files = filesOf(bodiesByKind[kind], ['030', '090', '150'])
      expect(isStudioKind(toVehicleMasters(files), kind)).toBe(true)
      for (const missing of files)
        expect(isStudioKind(toVehicleMasters(files.filter((file) => file !== missing)), kind), missing).toBe(false)
    }
    expect(renderedBodies.filter((body) => isStudioBody(caravans, body))).toEqual(['caravan', 'camper'])
  })

  test('[GAL-05] a view without a master is the nearest that has one, also for close-ups', () => {
    expect(findNearestView(caravans, 'camper', '350')).toBe('000')
    expect(findNearestView(caravans, 'camper', '080')).toBe('090')
    expect(findNearestView(caravans, 'camper', '220')).toBe('210')
    expect(findNearestView(caravans, 'camper', 'boot')).toBe('150')
    for (const view of listStudioViews(caravans, 'camper')) expect(findNearestView(caravans, 'camper', view)).toBe(view)
  })

  test('[GAL-03] photos of a studio kind are its masters only; others keep their close-ups', () => {
    const photosOf = (item: 'caravan' | 'truck', body: 'camper' | 'truck', count: number) =>
      listPhotos(caravans, { item, body, colour: 'white' }, count).map(({ url }) => url)
    expect(photosOf('caravan', 'camper', 24).map(angleOf)).toEqual(listStudioViews(caravans, 'camper'))
    expect(photosOf('caravan', 'camper', 4)).toHaveLength(4)
    expect(photosOf('truck', 'truck', 24)).toHaveLength(24)
    expect(photosOf('truck', 'truck', 24)).toContain('/images/cars/truck/white/detail-wheel.webp')
  })

  test('[GAL-03] a body of a studio kind has a spin only with a master for each frame', () => {
    const turning = toVehicleMasters([
      ...filesOf(bodiesByKind.caravan),
      ...filesOf(
        ['camper'],
        spinViews.filter((view) => Number(view) <= 180),
      ),
    ])
    expect(listSpinFrames(turning, 'camper', 'red')).toHaveLength(36)
    expect(listSpinFrames(turning, 'caravan', 'red')).toEqual([])
    expect(listSpinFrames(turning, 'truck', 'red')).toHaveLength(36)
  })
})
