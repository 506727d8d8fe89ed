import type { AddressPosition, TypedAddress } from '@/src/domain/locations/address-check'

/** A located postcode. `name` is its town or suburb with the state, such as `Darwin, NT`. */
export type GeocodedPostcode = {
  readonly postcode: string
  readonly name: string
  readonly lat: number
  readonly long: number
}

/** Locates Australian postcodes (LOC-07) and addresses (LOC-10). */
export type Geocoding = {
  /** Returns null for four digits that are not a postcode. Rejects if the provider fails or times out. */
  locate(postcode: string): Promise<GeocodedPostcode | null>
  /**
   * Returns the position of an address, exact if its building is known, else that of its suburb or postcode; null for an
   * unknown one. Rejects if the provider fails or times out.
   */
  locateAddress(address: TypedAddress): Promise<AddressPosition | null>
}
