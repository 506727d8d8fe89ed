'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import './position-map.css'
import { Map as MapLibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawnMapStyle } from './map-style'

export type MapPosition = { readonly lat: number; readonly lng: number }

type Props = {
  /** The pin; without one a press on the map places it. */
  readonly pin: MapPosition | undefined
  /** The middle of the map at first. */
  readonly center: MapPosition
  /** Towns that the drawn map names, since it has no streets. */
  readonly towns: readonly (MapPosition & { readonly name: string })[]
  /** Names the map for screen readers. */
  readonly label: string
  /** Address of a map service's style; without it Australia is drawn. */
  readonly styleUrl: string | undefined
  readonly isLocked: boolean
  readonly onMove: (position: MapPosition) => void
}

const DRAWN_ZOOM = 11
const SERVICE_ZOOM = 15
/** Pixels that a press of an arrow key moves the pin; with Shift one. */
const KEY_STEP = 10

const colours = { sea: 'rgb(214, 230, 239)', land: 'rgb(243, 240, 234)', coast: 'rgb(150, 160, 170)' }

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** About a metre, which is as exact as a pin is placed. */
const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000
const toPosition = ({ lat, lng }: MapPosition): MapPosition => ({ lat: round(lat), lng: round(lng) })

const createPin = (): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'position-pin'
  element.setAttribute('aria-label', 'Pin. Move it with the arrow keys.')
  return element
}

const createTown = (name: string): HTMLSpanElement => {
  const element = document.createElement('span')
  element.className = 'position-town'
  // MapLibre would call it a marker.
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', name)
  element.textContent = name
  return element
}

/**
 * A map with one pin that is moved by mouse, finger and keyboard. Import it only where it is shown, because MapLibre is
 * large.
 */
const PositionMap = ({ pin, center, towns, label, styleUrl, isLocked, onMove }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap>()
  const [hasFailed, setFailed] = useState(false)
  const move = useEffectEvent((position: MapPosition) => {
    if (!isLocked) onMove(toPosition(position))
  })
  const create = useEffectEvent((container: HTMLElement): MapLibreMap => {
    setWorkerUrl('/map/worker.mjs')
    const created = new MapLibreMap({
      container,
      style: styleUrl ?? drawnMapStyle(location.origin, colours),
      center,
      zoom: styleUrl === undefined ? DRAWN_ZOOM : SERVICE_ZOOM,
      dragRotate: false,
      pitchWithRotate: false,
      cooperativeGestures: true,
      attributionControl: { compact: true },
      locale: { 'Map.Title': label },
    })
    created.touchZoomRotate.disableRotation()
    created.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    created.on('click', ({ lngLat }) => move(lngLat))
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
  }, [])

  useEffect(() => {
    if (!map) return
    const markers = towns.map(({ name, lat, lng }) =>
      new Marker({ element: createTown(name) }).setLngLat([lng, lat]).addTo(map),
    )
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, towns])

  const marker = useRef<Marker>(null)
  const [lat, lng] = [pin?.lat, pin?.lng]
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return
    if (!map.getBounds().contains([lng, lat])) map.jumpTo({ center: [lng, lat] })
    if (marker.current) {
      marker.current.setLngLat([lng, lat])
      return
    }
    const element = createPin()
    const created = new Marker({ element, anchor: 'bottom', draggable: true }).setLngLat([lng, lat]).addTo(map)
    created.on('dragend', () => move(created.getLngLat()))
    element.addEventListener('keydown', (event) => {
      const step = steps[event.key]
      if (!step) return
      // The map would move instead.
      event.preventDefault()
      event.stopPropagation()
      const pixels = event.shiftKey ? 1 : KEY_STEP
      const { x, y } = map.project(created.getLngLat())
      move(map.unproject([x + step[0] * pixels, y + step[1] * pixels]))
    })
    // A press on the pin is not one on the map.
    element.addEventListener('click', (event) => event.stopPropagation())
    marker.current = created
  }, [map, lat, lng])
  useEffect(() => {
    if (lat !== undefined || !marker.current) return
    marker.current.remove()
    marker.current = null
  }, [lat])

  const { lat: centerLat, lng: centerLng } = center
  useEffect(() => {
    if (map && lat === undefined) map.jumpTo({ center: [centerLng, centerLat] })
  }, [map, lat, centerLat, centerLng])

  if (hasFailed) return <p>Your browser can’t show maps. Enter the latitude and longitude instead.</p>
  return <div ref={area} className="position-map" />
}

export default PositionMap
