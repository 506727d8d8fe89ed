/** One query of a request, with its parameters beside the name of the index or nested. */
type SearchQuery = { readonly indexName: string; readonly params?: object | string | undefined }

type PlaceParameters = {
  readonly aroundPlace?: string
  readonly aroundRadius?: number
  readonly aroundPrecision?: number
}

/** Latitude and longitude as the protocol writes them: `-27.48,153.04`. */
export type LatLng = string

const resolve = <P extends object>(params: P, latLngOf: (place: string) => LatLng | undefined): P => {
  const { aroundPlace, aroundRadius, aroundPrecision, ...others } = params as P & PlaceParameters
  if (aroundPlace === undefined) return params
  const aroundLatLng = latLngOf(aroundPlace)
  const around = aroundLatLng === undefined ? {} : { aroundLatLng, aroundRadius, aroundPrecision }
  return { ...(others as Omit<P, keyof PlaceParameters>), ...around } as P
}

const paramsOf = ({ params, ...flat }: SearchQuery): PlaceParameters =>
  typeof params === 'object' ? params : (flat as PlaceParameters)

/** Lists the places that requests name, each once. */
export const listPlaces = (requests: readonly SearchQuery[]): readonly string[] => [
  ...new Set(requests.flatMap((request) => paramsOf(request).aroundPlace ?? [])),
]

/**
 * Replaces the place's name of each request with its coordinates, because the search engine has only coordinates (SHP-04).
 * Without known coordinates the request has no limit of distance.
 */
export const resolvePlaces = <R extends SearchQuery>(
  requests: readonly R[],
  latLngOf: (place: string) => LatLng | undefined,
): readonly R[] =>
  requests.map((request) =>
    typeof request.params === 'object'
      ? { ...request, params: resolve(request.params, latLngOf) }
      : resolve(request, latLngOf),
  )
