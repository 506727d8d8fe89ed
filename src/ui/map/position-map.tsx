'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import './position-map.css'
import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from './use-map'

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

/** The panel's own, which are the same in its light and dark theme. */
const coloursOf = () => ({ sea: 'rgb(214, 230, 239)', land: 'rgb(243, 240, 234)', coast: 'rgb(150, 160, 170)' })

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

const useTowns = (map: MapLibreMap | undefined, towns: Props['towns']): void => {
  useEffect(() => {
    if (!map) return
    const markers = towns.map(({ name, lat, lng }) =>
      new Marker({ element: createTown(name) }).setLngLat([lng, lat]).addTo(map),
    )
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, towns])
}

type Move = (position: MapPosition) => void

/** Lets the arrow keys move a pin that has the focus. */
const moveByKeys = (map: MapLibreMap, marker: Marker, move: Move): void =>
  marker.getElement().addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    // The map would move instead.
    event.preventDefault()
    event.stopPropagation()
    const pixels = event.shiftKey ? 1 : KEY_STEP
    const { x, y } = map.project(marker.getLngLat())
    move(map.unproject([x + step[0] * pixels, y + step[1] * pixels]))
  })

const addPin = (map: MapLibreMap, at: readonly [lng: number, lat: number], move: Move): Marker => {
  const element = createPin()
  const marker = new Marker({ element, anchor: 'bottom', draggable: true }).setLngLat([...at]).addTo(map)
  marker.on('dragend', () => move(marker.getLngLat()))
  moveByKeys(map, marker, move)
  // A press on the pin is not one on the map.
  element.addEventListener('click', (event) => event.stopPropagation())
  return marker
}

/** Shows the pin where it is, and calls `onMove` when staff move it or press the map. */
const usePin = (
  map: MapLibreMap | undefined,
  { pin, isLocked, onMove }: Pick<Props, 'pin' | 'isLocked' | 'onMove'>,
): void => {
  const move = useEffectEvent((position: MapPosition) => {
    if (!isLocked) onMove(toPosition(position))
  })
  useEffect(() => {
    map?.on('click', ({ lngLat }) => move(lngLat))
  }, [map])
  const marker = useRef<Marker>(null)
  const [lat, lng] = [pin?.lat, pin?.lng]
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return
    if (!map.getBounds().contains([lng, lat])) map.jumpTo({ center: [lng, lat] })
    if (marker.current) marker.current.setLngLat([lng, lat])
    else marker.current = addPin(map, [lng, lat], (position) => move(position))
  }, [map, lat, lng])
  useEffect(() => {
    if (lat !== undefined || !marker.current) return
    marker.current.remove()
    marker.current = null
  }, [lat])
}

/**
 * A map with one pin that is moved by mouse, finger and keyboard. Import it only where it is shown, because MapLibre is
 * large.
 */
const PositionMap = ({ pin, center, towns, label, styleUrl, isLocked, onMove }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const view = { center, zoom: styleUrl === undefined ? DRAWN_ZOOM : SERVICE_ZOOM }
  const { map, failed } = useMap(area, { label, styleUrl, coloursOf, drawsWithoutService: true, view })
  useTowns(map, towns)
  usePin(map, { pin, isLocked, onMove })

  const hasPin = pin !== undefined
  const { lat, lng } = center
  useEffect(() => {
    if (map && !hasPin) map.jumpTo({ center: [lng, lat] })
  }, [map, hasPin, lat, lng])

  if (failed) return <p>Your browser can’t show maps. Enter the latitude and longitude instead.</p>
  return <div ref={area} className="position-map" />
}

export default PositionMap
