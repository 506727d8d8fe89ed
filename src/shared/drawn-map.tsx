/** Size of the map section around a pin, in units of the drawn map: about 15 degrees of longitude by 10 of latitude. */
const [mapWidth, mapHeight] = [140, 105]

export type MapPin = readonly [x: number, y: number]

type Props = {
  pin: MapPin
  /** Further places on the same map. */
  others?: readonly MapPin[]
  outlines: readonly string[]
  name: string
  city: string
}

/** A map drawn from the outlines of the states, so that no tile is loaded from another server. */
export const DrawnMap = ({ pin: [x, y], others = [], outlines, name, city }: Props) => (
  <svg
    viewBox={`${x - mapWidth / 2} ${y - mapHeight / 2} ${mapWidth} ${mapHeight}`}
    className="drawn-map"
    role="img"
    aria-label={`Map of ${name}`}
  >
    {outlines.map((points) => (
      <polygon key={points} points={points} />
    ))}
    {others.map(([otherX, otherY]) => (
      <circle key={`${otherX} ${otherY}`} cx={otherX} cy={otherY} r="2" />
    ))}
    <circle cx={x} cy={y} r="7" />
    <circle cx={x} cy={y} r="2.5" />
    <text x={x} y={y + 14}>
      {city}
    </text>
  </svg>
)
