import Supercluster from 'supercluster'

/**
 * A place on a map. `count` is the number of things there, zero for the place itself; pins that are near each other are
 * drawn as one cluster.
 */
export type Pin = {
  readonly id: string
  readonly label: string
  /** Degrees, WGS 84. */
  readonly lng: number
  readonly lat: number
  readonly count: number
  readonly selected: boolean
}

/** Zoom above which no pins are joined. */
const MAX_CLUSTER_ZOOM = 12
/** Pins nearer than this at a whole zoom, in pixels, are joined, so that at the zooms around it none covers another. */
const CLUSTER_RADIUS = 64

export type PinCluster = {
  readonly id: string
  readonly lng: number
  readonly lat: number
  readonly count: number
  readonly pins: readonly Pin[]
  /** Zoom at which the cluster falls apart; absent for a single pin. */
  readonly splitsAt?: number
}

/** Returns a function that joins pins for a zoom and part of the world: west, south, east, north, in degrees. */
export const createPinClusters = (pins: readonly Pin[]) => {
  const index = new Supercluster<{ readonly pin: Pin }>({ radius: CLUSTER_RADIUS, maxZoom: MAX_CLUSTER_ZOOM })
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  )
  return (bounds: readonly [number, number, number, number], zoom: number): readonly PinCluster[] =>
    index.getClusters([...bounds], Math.round(zoom)).map(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if (!('cluster_id' in properties)) {
        const { pin } = properties
        return { id: pin.id, lng, lat, count: pin.count, pins: [pin] }
      }
      const { cluster_id: id } = properties
      const joined = index.getLeaves(id, Infinity).map((leaf) => leaf.properties.pin)
      return {
        id: `cluster-${String(id)}`,
        lng,
        lat,
        count: joined.reduce((sum, { count }) => sum + count, 0),
        pins: joined,
        splitsAt: index.getClusterExpansionZoom(id),
      }
    })
}
