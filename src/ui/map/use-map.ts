import { AttributionControl, type MapOptions, Map as MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type DrawnColours, drawnMapStyle } from './map-style'

type UseMapOptions = {
  /** Names the map for screen readers. */
  readonly label: string
  /** Address of a map service's style; without it Australia is drawn. */
  readonly styleUrl: string | undefined
  /** Returns the colours of the drawn Australia, which may depend on the theme around the map. */
  readonly coloursOf: (container: HTMLElement) => DrawnColours
  /** Draws Australia while the map service fails; otherwise the map counts as failed. */
  readonly drawsWithoutService: boolean
  /** The part of the world that is shown at first. */
  readonly view: Pick<MapOptions, 'bounds' | 'fitBoundsOptions' | 'center' | 'zoom'>
}

type UsedMap = { readonly map: MapLibreMap | undefined; readonly failed: boolean }

/** Creates a map without rotation in its area, and removes it again. Options are read once. */
export const useMap = (area: RefObject<HTMLDivElement | null>, options: UseMapOptions): UsedMap => {
  const [map, setMap] = useState<MapLibreMap>()
  const [failed, setFailed] = useState(false)
  const create = useEffectEvent((container: HTMLElement): MapLibreMap => {
    const { label, styleUrl, coloursOf, drawsWithoutService, view } = options
    const drawnStyle = () => drawnMapStyle(location.origin, coloursOf(container))
    setWorkerUrl('/map/worker.mjs')
    const created = new MapLibreMap({
      ...view,
      container,
      style: styleUrl ?? drawnStyle(),
      dragRotate: false,
      pitchWithRotate: false,
      cooperativeGestures: true,
      attributionControl: false,
      locale: { 'Map.Title': label },
    })
    created.once('load', () => container.setAttribute('data-drawn', ''))
    created.touchZoomRotate.disableRotation()
    // On the left, since a chat bubble may cover the right.
    created.addControl(new AttributionControl({ compact: true }), 'bottom-left')
    created.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    const fail = (): void => {
      if (styleUrl !== undefined && drawsWithoutService) created.setStyle(drawnStyle())
      else setFailed(true)
    }
    created.once('error', fail)
    created.once('style.load', () => created.off('error', fail))
    return created
  })
  useEffect(() => {
    if (!area.current) return
    try {
      const created = create(area.current)
      setMap(created)
      return () => created.remove()
    } catch (error) {
      console.warn('The map could not be loaded:', error)
      setFailed(true)
      return
    }
  }, [area])
  return { map, failed }
}
