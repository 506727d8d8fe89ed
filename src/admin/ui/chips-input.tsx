'use client'

import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Combobox, type ComboboxChoice } from './combobox'
import './chips-input.css'
import '@/src/admin/ui/controls.css'

export type ChipsInputProps = {
  readonly id: string
  /** The noun of one entry, such as “feature”. */
  readonly noun: string
  /** The name of the list, such as “Features”. */
  readonly label: string
  /** The name of the input; without it, a label is beside it. */
  readonly inputLabel?: string
  readonly values: readonly string[]
  /** The values that can be chosen; those that are chosen already are left out. */
  readonly choices: readonly ComboboxChoice[]
  /** Any text can be added; otherwise only the choices. */
  readonly takesOthers?: boolean
  readonly isOrdered?: boolean
  readonly isLocked?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (values: readonly string[]) => void
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

const moveTo = (values: readonly string[], from: number, to: number): readonly string[] => {
  if (to < 0 || to >= values.length) return values
  const others = values.toSpliced(from, 1)
  return others.toSpliced(to, 0, values[from] ?? '')
}

type ChipsProps = Pick<ChipsInputProps, 'noun' | 'label' | 'values' | 'isOrdered' | 'isLocked' | 'onChange'>

/** The chosen chip, which has the buttons that move it, and the chip that is dragged. */
const useChips = ({ values, isOrdered = false, onChange }: ChipsProps) => {
  const [chosen, setChosen] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number>(undefined)
  // A chip that moves is another element of the list, which would lose the focus.
  useLayoutEffect(() => {
    if (focusAt.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[data-chip]')[focusAt.current]?.focus()
    focusAt.current = undefined
  }, [values])
  const move = (from: number, to: number, focus = true): void => {
    if (to < 0 || to >= values.length || from === to) return
    if (focus) focusAt.current = to
    onChange(moveTo(values, from, to))
  }
  const remove = (at: number): void => {
    focusAt.current = Math.min(at, values.length - 2)
    setChosen(undefined)
    onChange(values.toSpliced(at, 1))
  }
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const by = isOrdered ? moves[event.key] : undefined
    if (by !== undefined) move(at, at + by)
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at)
    else return
    event.preventDefault()
  }
  const drop = (at: number): void => {
    const from = values.indexOf(dragged ?? '')
    setDragged(undefined)
    if (from >= 0) move(from, at, false)
  }
  return { chosen, dragged, list, setChosen, setDragged, move, remove, onKeyDown, drop }
}

type ChipBarProps = {
  readonly text: string
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
}

/** Moves the chosen chip, for everyone who neither drags nor uses the arrow keys. */
const ChipBar = ({ text, at, count, onMove }: ChipBarProps) => (
  <div className="chips__bar panel-buttons" role="group" aria-label={`Place of ${text}`}>
    <span>
      {text}: {at + 1} of {count}
    </span>
    <button type="button" className="panel-small-button" disabled={at === 0} onClick={() => onMove(at - 1)}>
      Move earlier
    </button>
    <button type="button" className="panel-small-button" disabled={at === count - 1} onClick={() => onMove(at + 1)}>
      Move later
    </button>
  </div>
)

const Chips = (props: ChipsProps) => {
  const { label, values, isOrdered = false, isLocked = false } = props
  const { chosen, dragged, list, ...on } = useChips(props)
  const at = chosen === undefined ? -1 : values.indexOf(chosen)
  return (
    <>
      <ul ref={list} className="chips" aria-label={label}>
        {values.map((value, index) => (
          <li
            key={value}
            className="chips__chip"
            data-chosen={value === chosen || undefined}
            data-dragged={value === dragged || undefined}
            draggable={isOrdered && !isLocked}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', value)
              on.setDragged(value)
            }}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              on.drop(index)
            }}
          >
            {isLocked ? (
              <span className="chips__text">{value}</span>
            ) : (
              <>
                <button
                  type="button"
                  data-chip
                  className="chips__text"
                  aria-pressed={isOrdered ? value === chosen : undefined}
                  onClick={() => on.setChosen(value === chosen ? undefined : value)}
                  onKeyDown={(event) => on.onKeyDown(event, index)}
                >
                  {value}
                </button>
                <button
                  type="button"
                  className="chips__remove"
                  aria-label={`Remove ${value}`}
                  onClick={() => on.remove(index)}
                >
                  ×
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {chosen !== undefined && isOrdered && at >= 0 && (
        <ChipBar text={chosen} at={at} count={values.length} onMove={(to) => on.move(at, to, false)} />
      )}
    </>
  )
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * A list of texts as chips, with a searchable list of what can be added (STF-02). Arrow keys move a chip and Delete removes
 * it; a list that is pasted becomes one chip for each line.
 */
export const ChipsInput = (props: ChipsInputProps) => {
  const {
    id,
    noun,
    label,
    values,
    choices,
    takesOthers = false,
    isLocked = false,
    isInvalid,
    describedBy,
    inputLabel,
  } = props
  const [typedText, setTypedText] = useState('')
  const add = (texts: readonly string[]): void => {
    const added = texts.filter((text) => takesOthers || choices.some(({ value }) => value === text))
    setTypedText('')
    const next = [...new Set([...values, ...added])]
    if (next.length > values.length) props.onChange(next)
  }
  const paste = (event: ClipboardEvent): void => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    add(lines)
  }
  return (
    <div className="chips-input">
      <Chips {...props} />
      {!isLocked && (
        <div onPaste={paste}>
          <Combobox
            id={id}
            listLabel={label}
            {...(inputLabel !== undefined && { inputLabel })}
            value={typedText}
            choices={choices.filter(({ value }) => !values.includes(value))}
            placeholder={takesOthers ? `Type a ${noun}, then press Enter` : `Choose a ${noun}`}
            isInvalid={isInvalid === true}
            describedBy={describedBy}
            onChange={setTypedText}
            onChoose={(value) => add([value])}
            onFinish={(text) => {
              if (text.trim() !== '') add([text.trim()])
            }}
          />
        </div>
      )}
    </div>
  )
}
