import { GripVertical, Pencil, Plus, TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { MenuMove } from '@/src/domain/navigation/menu-moves'

const keyMoves: Readonly<Record<string, MenuMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

type Props = {
  readonly title: string
  /** The title of the linked page, and the automatic links; of a page that is scheduled, when it comes. */
  readonly target: string
  /** Why its link leads nowhere, or that a save found something wrong. */
  readonly problem: string | undefined
  readonly isError: boolean
  readonly isChild: boolean
  readonly isOpen: boolean
  readonly isLocked: boolean
  readonly isDisabled: boolean
  readonly panelId: string
  /** The id of the text that explains the keys of the handle. */
  readonly keysId: string
  readonly handleProps: object
  readonly addLabel: string | undefined
  readonly onAdd: () => void
  readonly onMove: (move: MenuMove) => void
  readonly onToggle: () => void
  /** The fields of the entry, while it is open. */
  readonly children: ReactNode
}

/** One line of a menu: handle, text, what it links to, and its fields while it is open. */
export const MenuLine = (props: Props) => {
  const { title, target, problem, isError, isChild, isOpen, isLocked, isDisabled, panelId, keysId, handleProps } = props
  const { addLabel, onAdd, onMove, onToggle, children } = props
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keyMoves[event.key]
    if (move === undefined) return
    event.preventDefault()
    onMove(move)
  }
  return (
    <li className="menu-line" data-child={isChild} data-open={isOpen} data-error={isError}>
      <div className="menu-line__row" data-menu-line>
        {!isLocked && (
          <button
            type="button"
            className="menu-line__button menu-line__handle"
            aria-label={`Move ${title}`}
            aria-describedby={keysId}
            disabled={isDisabled}
            onKeyDown={onKeyDown}
            {...handleProps}
          >
            <GripVertical size={18} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="menu-line__main"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className="menu-line__title">{title}</span>
          {problem === undefined ? (
            <span className="menu-line__target">{target}</span>
          ) : (
            <span className="menu-line__problem">
              <TriangleAlert size={15} aria-hidden />
              {problem}
            </span>
          )}
          <Pencil className="menu-line__pencil" size={15} aria-hidden />
        </button>
        {!isLocked && addLabel !== undefined && (
          <button
            type="button"
            className="menu-line__button"
            aria-label={addLabel}
            title={addLabel}
            disabled={isDisabled}
            onClick={onAdd}
          >
            <Plus size={18} aria-hidden />
          </button>
        )}
      </div>
      <div id={panelId} className="menu-line__panel" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}
