import { outlineOf, project, states } from './australia'

type Props = {
  readonly counts: Readonly<Record<string, number>>
  readonly chosen: readonly string[]
  readonly pick: (state: string) => void
}

/** Stock by state on an outline of Australia; hidden from screen readers, which use the list beside it (SRCH-18). */
const StockMap = ({ counts, chosen, pick }: Props) => (
  <svg viewBox="0 0 390 350" aria-hidden className="stock-map">
    {Object.entries(states).map(([code, { label, points }]) => {
      const [value, count = 0] = Object.entries(counts).find(([one]) => one.toUpperCase() === code) ?? []
      const [x, y] = project(...label)
      const isChosen = value !== undefined && chosen.includes(value)
      return (
        <g
          key={code}
          data-stock={count > 0 ? (isChosen ? 'chosen' : 'some') : 'none'}
          onClick={value === undefined ? undefined : () => pick(value)}
        >
          <polygon points={outlineOf(points)} />
          <text x={x} y={y}>
            {code}
          </text>
          {count > 0 && (
            <text x={x} y={y + 15} className="font-bold">
              {count}
            </text>
          )}
        </g>
      )
    })}
  </svg>
)

export default StockMap
