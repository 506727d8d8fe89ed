'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import './pin-map.css'
import { LngLatBounds, type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { createPinClusters, type Pin, type PinCluster } from './cluster-pins'
import type { DrawnColours } from './map-style'
import { useMap } from './use-map'

type Props = {
  readonly pins: readonly Pin[]
  /** Names the map for screen readers. */
  readonly label: string
  /** Address of a map service's style; without it Australia is drawn. */
  readonly styleUrl?: string | undefined
  /** Words for a pin or cluster of this many things, such as “12 cars in Geelong”. */
  readonly describe: (count: number, labels: readonly string[]) => string
  /** A pressed pin; without it a lone pin is no button. */
  readonly onSelect?: (pin: Pin) => void
  /** Draws Australia while the map service fails; otherwise the fallback is shown. */
  readonly drawsWithoutService?: boolean
  /** Shown where there is no map. */
  readonly fallback: ReactNode
}

/** Pixels around the pins of the first view: half a name at the sides, a name below, the zoom buttons on the right. */
const PADDING = { top: 56, right: 96, bottom: 72, left: 72 }

/** Closer than this a lone pin would fill the window with one street. */
const MAX_FIRST_ZOOM = 9

const boundsOf = (pins: readonly Pin[]): LngLatBounds =>
  pins.reduce((bounds, { lng, lat }) => bounds.extend([lng, lat]), new LngLatBounds())

const colourOf = (element: HTMLElement, name: string): string => {
  element.style.color = `var(${name})`
  const { color } = getComputedStyle(element)
  element.style.color = ''
  return color
}

/** Water is blue on every map, whatever the site's colours. */
const SEA_COLOUR = 'rgb(214, 230, 239)'

const coloursOf = (element: HTMLElement): DrawnColours => ({
  sea: SEA_COLOUR,
  land: colourOf(element, '--t-surface-alt'),
  coast: colourOf(element, '--t-border-strong'),
})

/** The visible name under a pin, which its button's label contains. */
const createPinName = ({ pins }: PinCluster): HTMLSpanElement => {
  const element = document.createElement('span')
  element.className = 'map-pin-name'
  element.textContent = pins.length === 1 ? (pins[0]?.label ?? '') : `${pins.length} locations`
  return element
}

/** An element that reacts to a press, or only names what is there. */
const createPressable = (isPressable: boolean): HTMLElement => {
  const element = document.createElement(isPressable ? 'button' : 'span')
  if (element instanceof HTMLButtonElement) element.type = 'button'
  else element.setAttribute('role', 'img')
  return element
}

/** A pin or cluster. Its number is read with the words for it. */
const createPinElement = (cluster: PinCluster, label: string, canSelect: boolean): HTMLElement => {
  const isPressable = canSelect || cluster.splitsAt !== undefined
  const element = createPressable(isPressable)
  element.className = 'map-pin'
  element.append(cluster.count === 0 ? '•' : String(cluster.count), createPinName(cluster))
  element.setAttribute('aria-label', label)
  element.title = label
  if (!isPressable) return element
  if (cluster.pins.some(({ selected }) => selected)) element.setAttribute('aria-pressed', 'true')
  else if (cluster.splitsAt === undefined) element.setAttribute('aria-pressed', 'false')
  return element
}

/** Renders the pins of the visible part of the map, joined to clusters where they are close to each other. */
const usePins = (
  map: MapLibreMap | undefined,
  { pins, describe, onSelect }: Pick<Props, 'pins' | 'describe' | 'onSelect'>,
) => {
  const canSelect = onSelect !== undefined
  const select = useEffectEvent((pin: Pin) => onSelect?.(pin))
  const labelOf = useEffectEvent(({ count, pins: joined }: PinCluster) =>
    describe(
      count,
      joined.map((pin) => pin.label),
    ),
  )
  useEffect(() => {
    if (!map) return
    const clustersAt = createPinClusters(pins)
    const shown = new Map<string, Marker>()
    const renderPins = (): void => {
      const { _sw: southWest, _ne: northEast } = map.getBounds()
      const clusters = clustersAt([southWest.lng, southWest.lat, northEast.lng, northEast.lat], map.getZoom())
      const ids = new Set(clusters.map(({ id }) => id))
      for (const [id, marker] of shown) {
        if (ids.has(id)) continue
        marker.remove()
        shown.delete(id)
      }
      for (const cluster of clusters.filter(({ id }) => !shown.has(id))) {
        const element = createPinElement(cluster, labelOf(cluster), canSelect)
        element.addEventListener('click', () => {
          const [pin] = cluster.pins
          if (cluster.splitsAt !== undefined) {
            map.easeTo({ center: [cluster.lng, cluster.lat], zoom: cluster.splitsAt + 0.5 })
          } else if (pin) select(pin)
        })
        shown.set(cluster.id, new Marker({ element }).setLngLat([cluster.lng, cluster.lat]).addTo(map))
      }
    }
    renderPins()
    map.on('moveend', renderPins)
    return () => {
      map.off('moveend', renderPins)
      for (const marker of shown.values()) marker.remove()
    }
  }, [map, pins, canSelect])
}

/**
 * A map with pins (SHP-04): clusters fall apart on zooming, and everything works by mouse, finger and keyboard. Import
 * it only where it is shown, because MapLibre is large. It shows the view of its first pins.
 */
const PinMap = ({ fallback, ...props }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const { pins, label, styleUrl, drawsWithoutService = false } = props
  const view = {
    bounds: boundsOf(pins),
    fitBoundsOptions: { padding: PADDING, maxZoom: MAX_FIRST_ZOOM, animate: false },
  }
  const { map, failed } = useMap(area, { label, styleUrl, coloursOf, drawsWithoutService, view })
  usePins(map, props)
  if (failed) return fallback
  return <div ref={area} className="pin-map" />
}

export default PinMap
