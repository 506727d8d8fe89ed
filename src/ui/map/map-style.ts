import type { StyleSpecification } from 'maplibre-gl'

/** Colours in a form that MapLibre reads, such as `rgb(1, 2, 3)`. */
export type DrawnColours = { readonly sea: string; readonly land: string; readonly coast: string }

/** The drawing of Australia for installations without a map service: Natural Earth's coast, in the site's colours. */
export const drawnMapStyle = (origin: string, { sea, land, coast }: DrawnColours): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: `${origin}/map/australia.json`, attribution: 'Coast: Natural Earth' },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 1 } },
  ],
})
