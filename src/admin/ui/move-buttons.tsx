type Props = {
  /** The name of the item for screen readers, such as “feature 2”. */
  readonly name: string
  readonly at: number
  readonly count: number
  readonly locked: boolean
  readonly className?: string
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** The buttons of an item in a list with an order: up, down, remove. */
export const MoveButtons = ({ name, at, count, locked, className, onMove, onRemove }: Props) => (
  <>
    <button type="button" className={className} disabled={locked || at === 0} onClick={() => onMove(-1)}>
      <span aria-hidden>↑</span>
      <span className="panel-hidden">Move {name} up</span>
    </button>
    <button type="button" className={className} disabled={locked || at === count - 1} onClick={() => onMove(1)}>
      <span aria-hidden>↓</span>
      <span className="panel-hidden">Move {name} down</span>
    </button>
    <button type="button" className={className} disabled={locked} onClick={onRemove}>
      <span aria-hidden>×</span>
      <span className="panel-hidden">Remove {name}</span>
    </button>
  </>
)
