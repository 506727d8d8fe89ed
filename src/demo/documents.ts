import { addDays, type Day } from '@/src/domain/time/days'
import type { DocumentKind } from '@/src/domain/vehicle-documents/document-kinds'
import type { CarType } from '@/src/domain/stock/vehicle/vehicle'

/** An invented document of a demo vehicle, with the lines of its only page. */
export type DemoDocument = {
  readonly kind: DocumentKind
  readonly title: string
  readonly issuer: string
  readonly issued: Day
  readonly expires?: Day
  readonly lines: readonly string[]
}

type DemoVehicle = { readonly name: string; readonly car_type: CarType; readonly dealer: string }

const usedDocuments = ({ dealer }: DemoVehicle, today: Day): readonly DemoDocument[] => [
  {
    kind: 'history',
    title: 'Vehicle history report',
    issuer: 'Plainview Vehicle Records',
    issued: addDays(today, -9),
    lines: ['No finance owing is recorded.', 'No write-off is recorded.', 'Not recorded as stolen.'],
  },
  {
    kind: 'inspection',
    title: '120-point inspection',
    issuer: `${dealer} workshop`,
    issued: addDays(today, -14),
    lines: [
      'Engine and cooling: good.',
      'Brakes and tyres: good, tyres replaced.',
      'Body and paint: fair, small marks.',
    ],
  },
  {
    kind: 'safety',
    title: 'Certificate for sale',
    issuer: 'Wattlebird Vehicle Inspections',
    issued: addDays(today, -12),
    expires: addDays(today, 49),
    lines: ['The vehicle was inspected and is safe to drive on the road.'],
  },
]

const newDocuments = ({ dealer }: DemoVehicle, today: Day): readonly DemoDocument[] => [
  {
    kind: 'warranty',
    title: 'Warranty and service booklet',
    issuer: dealer,
    issued: addDays(today, -60),
    lines: ['What the warranty covers, and when the vehicle has to be serviced.'],
  },
]

/** Returns the invented documents of a demo vehicle, which name no person and no registration. */
export const createDemoDocuments = (vehicle: DemoVehicle, today: Day): readonly DemoDocument[] =>
  vehicle.car_type === 'new' ? newDocuments(vehicle, today) : usedDocuments(vehicle, today)
