/** A postcode's place. `name` is its town or suburb with the state, as people write it: `Darwin, NT`. */
export type Place = { readonly postcode: string; readonly name: string; readonly lat: number; readonly long: number }

/** Where an Australian postcode is (D§7). */
export type Geocoding = {
  /** Null for four digits that are no postcode. Rejects where the provider fails or is not in time. */
  locate(postcode: string): Promise<Place | null>
}
