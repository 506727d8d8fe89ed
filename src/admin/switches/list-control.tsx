import { useRef, useState, type KeyboardEvent } from 'react'
import { labelSwitchOption, moveItem } from '@/src/domain/tenancy/switch-layer'
import type { ControlProps } from './control-props'
import { MoveButtons } from '@/src/admin/ui/move-buttons'
import { Select } from '@/src/admin/ui/select'

const toStrings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

type AdderProps = {
  id: string
  label: string
  options: readonly string[] | undefined
  labelOf: (option: string) => string
  locked: boolean
  onAdd: (item: string) => void
}

/** Adds an entry: chosen from the options if there are any, or else typed. */
const EntryAdder = ({ id, label, options, labelOf, locked, onAdd }: AdderProps) => {
  const [text, setText] = useState('')
  const item = text.trim()
  const add = () => {
    if (item === '') return
    onAdd(item)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="switches__adder">
      {options ? (
        <Select
          id={id}
          aria-label={`Add to ${label}`}
          value={text}
          emptyLabel={options.length === 0 ? 'All options are in the list' : 'Choose one to add'}
          options={options.map((option) => [option, labelOf(option)])}
          disabled={locked || options.length === 0}
          onChange={setText}
        />
      ) : (
        <input
          id={id}
          type="text"
          className="panel-control"
          aria-label={`Add to ${label}`}
          value={text}
          disabled={locked}
          onKeyDown={onKeyDown}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <button type="button" disabled={locked || item === ''} onClick={add}>
        Add<span className="panel-hidden"> to {label}</span>
      </button>
    </div>
  )
}

type EntriesProps = {
  items: readonly string[]
  labelOf: (item: string) => string
  isInherited: boolean
  locked: boolean
  onMove: (item: string, from: number, by: number) => void
  onRemove: (item: string, at: number) => void
}

/** The entries in their order; those of an inherited list can only be read. */
const Entries = ({ items, labelOf, isInherited, locked, onMove, onRemove }: EntriesProps) => (
  <ol data-inherited={isInherited}>
    {items.map((item, at) => (
      <li key={item}>
        <span>{labelOf(item)}</span>
        {!isInherited && (
          <span className="switches__moves">
            <MoveButtons
              {...{ name: labelOf(item), at, locked }}
              count={items.length}
              onMove={(by) => onMove(item, at, by)}
              onRemove={() => onRemove(item, at)}
            />
          </span>
        )}
      </li>
    ))}
  </ol>
)

/** Edits a list and its order. Shows the inherited list until the layer gets its own. */
export const ListControl = ({ one, own, inherited, id, labelId, described, locked, onChange }: ControlProps) => {
  const [announcement, setAnnouncement] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const items = own === undefined ? toStrings(inherited) : toStrings(own)
  const labelOf = (item: string): string => labelSwitchOption(one, item)

  const change = (next: readonly string[], message: string) => {
    onChange(next)
    setAnnouncement(message)
  }
  const move = (item: string, from: number, by: number) => {
    change(moveItem(items, from, by), `${labelOf(item)} is now ${from + by + 1} of ${items.length}`)
  }
  const remove = (item: string, at: number) => {
    change(items.toSpliced(at, 1), `${labelOf(item)} removed, ${items.length - 1} left`)
    // The pressed button was removed, so the focus moves to the input that adds entries.
    box.current?.querySelector<HTMLElement>('.switches__adder :is(select, input)')?.focus()
  }

  return (
    <div ref={box} role="group" aria-labelledby={labelId} aria-describedby={described} className="switches__list">
      <Entries {...{ items, labelOf, locked }} isInherited={own === undefined} onMove={move} onRemove={remove} />
      {own === undefined ? (
        <button type="button" id={id} disabled={locked} onClick={() => change(items, 'You can now edit this list')}>
          Use a custom list<span className="panel-hidden"> for {one.label}</span>
        </button>
      ) : (
        <>
          {items.length === 0 && <p className="switches__help">This list is empty, and replaces the default one.</p>}
          <EntryAdder
            id={id}
            label={one.label}
            labelOf={labelOf}
            options={one.options?.filter((option) => !items.includes(option))}
            locked={locked}
            onAdd={(item) =>
              items.includes(item)
                ? setAnnouncement(`${labelOf(item)} is already in the list`)
                : change([...items, item], `${labelOf(item)} added`)
            }
          />
        </>
      )}
      <p role="status" className="panel-hidden">
        {announcement}
      </p>
    </div>
  )
}
