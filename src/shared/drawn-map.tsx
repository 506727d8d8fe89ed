import { landTransform } from '@/src/domain/locations/australia'

/** Size of the map section around a pin, in units of the drawn map: about 15 degrees of longitude by 10 of latitude. */
const [mapWidth, mapHeight] = [140, 105]

export type MapPin = readonly [x: number, y: number]

type Props = {
  pin: MapPin
  /** Further places on the same map. */
  others?: readonly MapPin[]
  name: string
  city: string
}

/**
 * A drawn map of a place, so that no tile is loaded from another server. Coast and borders of states are in one file
 * for all pages, `/map/land.svg`, which `scripts/public-files.mjs` makes.
 */
export const DrawnMap = ({ pin: [x, y], others = [], name, city }: Props) => (
  <svg
    viewBox={`${x - mapWidth / 2} ${y - mapHeight / 2} ${mapWidth} ${mapHeight}`}
    className="drawn-map"
    role="img"
    aria-label={`Map of ${name}`}
  >
    <use href="/map/land.svg#land" transform={landTransform} />
    {others.map(([otherX, otherY]) => (
      <circle key={`${otherX} ${otherY}`} cx={otherX} cy={otherY} r="1.6" />
    ))}
    <circle cx={x} cy={y} r="7" />
    <circle cx={x} cy={y} r="2.2" />
    <text x={x} y={y + 14}>
      {city}
    </text>
  </svg>
)
