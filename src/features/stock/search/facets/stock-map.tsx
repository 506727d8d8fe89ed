import { toPolygonPoints, project, stateOutlines } from './australia'

type Props = {
  readonly counts: Readonly<Record<string, number>>
  readonly selected: readonly string[]
  readonly onSelect: (state: string) => void
}

/** Stock by state on an outline of Australia; hidden from screen readers, which use the list beside it (SRCH-18). */
const StockMap = ({ counts, selected, onSelect }: Props) => (
  <svg viewBox="0 0 390 350" aria-hidden className="stock-map">
    {Object.entries(stateOutlines).map(([code, { label, points }]) => {
      const [value, count = 0] = Object.entries(counts).find(([state]) => state.toUpperCase() === code) ?? []
      const [x, y] = project(...label)
      const isSelected = value !== undefined && selected.includes(value)
      return (
        <g
          key={code}
          data-stock={count > 0 ? (isSelected ? 'chosen' : 'some') : 'none'}
          onClick={value === undefined ? undefined : () => onSelect(value)}
        >
          <polygon points={toPolygonPoints(points)} />
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
