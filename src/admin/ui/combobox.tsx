'use client'

import { useState } from 'react'
import { filterChoices } from '@/src/domain/panel/filter-choices'
import { formatCount } from '@/src/domain/text/numbers'
import { optionProps } from './choice-option'
import { ComboboxInput, nextIndex, takeKeys } from './combobox-input'
import './combobox.css'

export type ComboboxChoice = { readonly value: string; readonly note?: string | undefined }

type Props = {
  readonly id: string
  readonly name?: string
  /** The name of the list, such as “Makes”. */
  readonly listLabel: string
  /** The name of the input; without it, a label is beside it. */
  readonly inputLabel?: string
  readonly value: string
  readonly choices: readonly ComboboxChoice[]
  readonly placeholder?: string
  readonly maxLength?: number
  readonly isLocked?: boolean
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
  /** Takes every change of the text, so that a save cannot lose it. */
  readonly onChange: (text: string) => void
  readonly onChoose?: (value: string) => void
  /** Called for Enter with typed text, and when the input is left. */
  readonly onFinish?: (text: string, reason: 'enter' | 'leave') => void
}

const MAX_LISTED = 200

/** The state of the combobox, and its answers to typing, keys and choices. */
const useCombobox = ({ value, choices, isLocked = false, onChange, onChoose, onFinish }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [at, setAt] = useState(-1)
  const found = isTyped ? filterChoices(choices, value) : choices
  const listed = found.slice(0, MAX_LISTED)

  const open = (): void => {
    if (isOpen || isLocked) return
    setIsOpen(true)
    setAt(listed.findIndex((choice) => choice.value === value))
  }
  const close = (): void => {
    setIsOpen(false)
    setTyped(false)
  }
  const type = (text: string): void => {
    open()
    setTyped(true)
    // The typed text is taken, until staff move to an entry of the list.
    setAt(-1)
    onChange(text)
  }
  const choose = (text: string): void => {
    close()
    ;(onChoose ?? onChange)(text)
  }
  const finish = (reason: 'enter' | 'leave'): void => {
    close()
    onFinish?.(value, reason)
  }
  const handleKeyWhileOpen = (key: string): boolean => {
    const next = nextIndex(key, at, listed.length)
    const active = listed[at]
    if (next !== undefined) setAt(next)
    else if (key === 'Enter' && active !== undefined) choose(active.value)
    else if (key === 'Enter') finish('enter')
    // The typed text stays: Escape only closes the list.
    else if (key === 'Escape') close()
    else return false
    return true
  }
  const handleKeyWhileClosed = (key: string): boolean => {
    if (key === 'ArrowDown') open()
    if (key === 'Enter') finish('enter')
    return key === 'ArrowDown' || key === 'Enter'
  }
  const onKeyDown = takeKeys(isOpen ? handleKeyWhileOpen : handleKeyWhileClosed)
  return { isOpen: isOpen && listed.length > 0, total: found.length, listed, at, open, type, choose, finish, onKeyDown }
}

type ListProps = Pick<Props, 'id' | 'listLabel' | 'value'> & {
  readonly listed: readonly ComboboxChoice[]
  readonly total: number
  readonly at: number
  readonly onChoose: (value: string) => void
}

const List = ({ id, listLabel, value, listed, total, at, onChoose }: ListProps) => (
  <div className="choice-list">
    <ul id={`${id}-list`} role="listbox" aria-label={listLabel} className="choice-list__options">
      {listed.map((choice, index) => (
        <li
          key={choice.value}
          {...optionProps({
            id,
            index,
            isActive: index === at,
            isSelected: choice.value === value,
            className: 'combobox__option',
            onChoose: () => onChoose(choice.value),
          })}
        >
          {choice.value}
          {choice.note !== undefined && <span>{choice.note}</span>}
        </li>
      ))}
    </ul>
    {total > listed.length && (
      <p className="choice-list__summary">{formatCount(total, 'entry', 'entries')}. Type more to find yours.</p>
    )}
  </div>
)

/**
 * A text input with a searchable list of values that are known; any other text can be typed too (STF-02). The focus stays
 * in the input. Its label is beside it.
 */
export const Combobox = (props: Props) => {
  const { id, name, listLabel, value, placeholder, maxLength, isLocked = false, isInvalid, describedBy } = props
  const { isOpen, listed, total, at, ...on } = useCombobox(props)
  return (
    <div className="combobox">
      <ComboboxInput
        {...{ id, name, placeholder, maxLength, isOpen, isInvalid }}
        className="combobox__input"
        activeIndex={isOpen && at >= 0 ? at : undefined}
        aria-label={props.inputLabel}
        aria-describedby={describedBy}
        aria-required={props.isRequired}
        value={value}
        disabled={isLocked}
        onClick={on.open}
        onBlur={() => on.finish('leave')}
        onKeyDown={on.onKeyDown}
        onChange={(event) => on.type(event.target.value)}
      />
      {isOpen && <List {...{ id, listLabel, value, listed, total, at }} onChoose={on.choose} />}
    </div>
  )
}
