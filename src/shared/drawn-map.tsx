import { fitPlaces, landTransform, type MapPlace } from '@/src/domain/locations/australia'

/** Width of the map for which the sizes below are: those of a closer map are smaller in its units. */
const DRAWN_WIDTH = 140

type Props = { readonly places: readonly MapPlace[]; readonly name: string }

/** The places whose names don't cover those of earlier ones. */
const listNamedPlaces = (places: readonly MapPlace[], scale: number): readonly MapPlace[] =>
  places.filter(({ pin: [x, y] }, index) =>
    places
      .slice(0, index)
      .every(({ pin: [otherX, otherY] }) => Math.abs(y - otherY) > 7 * scale || Math.abs(x - otherX) > 50 * scale),
  )

/**
 * A drawn map of places, the first of which is the main one, so that no tile is loaded from another server. Coast and
 * borders of states are in one file for all pages, `/map/land.svg`, which `scripts/public-files/map.mjs` makes.
 */
export const DrawnMap = ({ places, name }: Props) => {
  const { x, y, width, height } = fitPlaces(places.map(({ pin }) => pin))
  const scale = width / DRAWN_WIDTH
  const [main] = places
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className="drawn-map" role="img" aria-label={`Map of ${name}`}>
      <use href="/map/land.svg#land" transform={landTransform} />
      {main && <circle cx={main.pin[0]} cy={main.pin[1]} r={7 * scale} />}
      {places.map(({ pin: [placeX, placeY] }) => (
        <circle key={`${placeX} ${placeY}`} cx={placeX} cy={placeY} r={2.2 * scale} />
      ))}
      {listNamedPlaces(places, scale).map(({ pin: [placeX, placeY], city }) => {
        // At the right edge there is no room for a name beside its pin.
        const isLeft = placeX > x + width * 0.6
        return (
          <text
            key={`${placeX} ${placeY}`}
            x={placeX + (isLeft ? -9 : 9) * scale}
            y={placeY + 1.7 * scale}
            fontSize={5 * scale}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {city}
          </text>
        )
      })}
    </svg>
  )
}
