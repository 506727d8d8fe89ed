import type { PayloadRequest } from 'payload'
import { omitEmpty } from '@/src/domain/omit-empty'
import { suggestPlaces } from '@/src/domain/locations/place-suggestions'
import { listNearbySuburbs } from '@/src/domain/locations/nearby-suburbs'
import {
  addressWarning,
  findSuburbOf,
  pinWarning,
  type AddressCheck,
  type TypedAddress,
} from '@/src/domain/locations/address-check'
import type { Point } from '@/src/domain/delivery/distance'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { env } from '@/src/env'
import { createGeocoding } from '@/src/integrations/geocoding'
import { listSuburbs } from '@/src/integrations/geocoding/suburbs'
import { log } from '@/src/platform/log'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { listTenantsWithRole } from '@/src/cms/access/roles'
import { errorResponse, forRoles, jsonResponse } from '@/src/cms/endpoints'

const editors = ['tenant-admin', 'editor'] as const
const geocoding = createGeocoding(env)

const MAX_TEXT_CHARS = 120

const textOf = (req: PayloadRequest, name: string): string => {
  const value = req.query[name]
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, MAX_TEXT_CHARS).trim() : ''
}

/** True for members who edit the locations of a dealer. The answers are public facts, but the service may be paid for. */
const mayEdit = async (req: PayloadRequest): Promise<boolean> => {
  const staff = await findActiveStaff(req)
  return staff !== null && (staff.platformAdmin || listTenantsWithRole(staff, editors).length > 0)
}

const refuse = (req: PayloadRequest): Response =>
  req.user === null
    ? errorResponse(401, SIGN_IN_REQUIRED)
    : errorResponse(403, 'You don’t have permission to change locations.')

/** `GET /api/locations/places?text=`: suburbs that begin with the text, or have the postcode (LOC-10). */
export const placesEndpoint = forRoles(editors, {
  path: '/places',
  method: 'get',
  handler: async (req) => {
    if (!(await mayEdit(req))) return refuse(req)
    return jsonResponse(200, { places: suggestPlaces(textOf(req, 'text'), listSuburbs()) })
  },
})

const readPin = (req: PayloadRequest): Point | undefined => {
  const [lat, long] = [textOf(req, 'lat'), textOf(req, 'long')]
  const pin = { lat: Number(lat), long: Number(long) }
  return lat !== '' && long !== '' && Number.isFinite(pin.lat) && Number.isFinite(pin.long) ? pin : undefined
}

/** A failing service only leaves the pin where it is. */
const locate = async (address: TypedAddress): Promise<AddressCheck['position']> => {
  try {
    return (await geocoding.locateAddress(address)) ?? undefined
  } catch (error) {
    log.warn({ err: error }, 'An address could not be located.')
    return undefined
  }
}

/**
 * `GET /api/locations/address?street=&city=&state=&postcode=&lat=&long=`: the position of an address, what is odd about
 * it and its pin, and the suburbs around, for the map of the form (LOC-10).
 */
export const addressEndpoint = forRoles(editors, {
  path: '/address',
  method: 'get',
  handler: async (req) => {
    if (!(await mayEdit(req))) return refuse(req)
    const [street, city] = [textOf(req, 'street'), textOf(req, 'city')]
    const address = { street, city, state: textOf(req, 'state'), postcode: textOf(req, 'postcode') }
    const suburbs = listSuburbs()
    const [pin, position] = [readPin(req), await locate(address)]
    const middle = pin ?? position
    const check: AddressCheck = {
      nearby:
        middle === undefined
          ? []
          : listNearbySuburbs(middle, suburbs).map(({ name, lat, long }) => ({ name, lat, long })),
      ...omitEmpty({
        position,
        addressWarning: addressWarning(address, suburbs),
        pinWarning: pin && pinWarning(pin, findSuburbOf(address, suburbs)),
      }),
    }
    return jsonResponse(200, check)
  },
})
