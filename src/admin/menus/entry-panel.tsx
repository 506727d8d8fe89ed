import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from 'lucide-react'
import type { MenuPath } from '@/src/domain/navigation/menu-tree'
import { canStep, type MenuMove } from '@/src/domain/navigation/menu-moves'
import { EntryChoice, EntryLink, EntryText } from './entry-inputs'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { formPathOf } from './menu-state'
import type { MenuControls } from './use-menu'

const moveButtons = [
  ['up', 'Move up', ArrowUp],
  ['down', 'Move down', ArrowDown],
  ['in', 'Put below the entry above', ArrowRight],
  ['out', 'Take out', ArrowLeft],
] as const

type Props = {
  readonly menuPath: string
  readonly path: MenuPath
  readonly shape: MenuShape
  readonly controls: MenuControls
  readonly isNew: boolean
  readonly isLocked: boolean
}

const EntryFields = ({ menuPath, path, shape, isNew }: Props) => {
  const form = formPathOf(menuPath, shape.childrenField, path)
  if (path.length === 2)
    return (
      <>
        <EntryText path={`${form}.label`} label="Text" maxLength={60} isRequired takesFocus={isNew} />
        <EntryLink path={`${form}.href`} label="Link" isRequired />
        {shape.hasNotes && <EntryText path={`${form}.note`} label="Smaller text below it" maxLength={120} />}
      </>
    )
  const titleLabel = shape.titleField === 'title' ? 'Heading' : 'Text'
  return (
    <>
      <EntryText
        path={`${form}.${shape.titleField}`}
        label={titleLabel}
        maxLength={shape.maxTitle}
        isRequired
        takesFocus={isNew}
      />
      {shape.hasLinks && (
        <EntryLink path={`${form}.href`} label="Link" help="Leave empty if it only opens its sub-entries." />
      )}
      <EntryChoice
        path={`${form}.dynamic`}
        label="Automatic links"
        help="Links that update by themselves, before your own."
        options={shape.automatic}
      />
    </>
  )
}

/** Moves the focus to the line that a button closes, since the button disappears with it. */
const focusLine = (button: HTMLElement): void =>
  button.closest('.menu-line')?.querySelector<HTMLElement>('.menu-line__main')?.focus()

/** The fields of an open entry, and buttons for all that the handle and the keys do. */
export const EntryPanel = (props: Props) => {
  const { path, shape, controls, isLocked } = props
  const { menu, step, remove, setOpenId } = controls
  const moves = moveButtons.filter(([move]) => canStep(menu, path, move as MenuMove, shape.rules))
  return (
    <>
      <div className="menu-line__fields">
        <EntryFields {...props} />
      </div>
      {!isLocked && (
        <div className="menu-line__actions">
          {moves.map(([move, label, Icon]) => (
            <button key={move} type="button" className="menu-action" onClick={() => step(path, move)}>
              <Icon size={15} aria-hidden />
              {label}
            </button>
          ))}
          <button type="button" className="menu-action" onClick={() => remove(path)}>
            <Trash2 size={15} aria-hidden />
            Remove
          </button>
          <button
            type="button"
            className="menu-action menu-action--done"
            onClick={({ currentTarget }) => {
              focusLine(currentTarget)
              setOpenId(undefined)
            }}
          >
            Done
          </button>
        </div>
      )}
    </>
  )
}
