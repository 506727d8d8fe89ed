import { useId, useState, type KeyboardEvent } from 'react'
import { MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import type { TenantName } from '@/src/services/tenants/find-tenant-names'
import { SelectorList, type Choice } from './selector-list'
import { useNames } from './use-names'

const allTenants: Choice = { id: undefined, name: 'All dealers' }

/** The index that a key moves to, wrapping at both ends; undefined for other keys. */
const nextIndex = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

type Props = {
  /** The tenants whose names are loaded: all, or the first ones. */
  readonly known: readonly TenantName[]
  readonly chosen: Choice | undefined
  readonly fixed: boolean
  /** True if “All dealers” can be chosen. */
  readonly mayClear: boolean
  /** The id of a message about an invalid choice, beside the input. */
  readonly problemId?: string | undefined
  readonly onChoose: (one: Choice) => void
}

/** A combobox of tenants. The focus stays in its input. */
export const TenantCombobox = ({ known, chosen, fixed, mayClear, problemId, onChoose }: Props) => {
  const id = useId()
  const [typedText, setTypedText] = useState<string>()
  const [at, setAt] = useState(0)
  const open = typedText !== undefined
  const { id: chosenId, name: chosenName = '' } = chosen ?? {}
  const found = useNames(known, typedText)
  const choices: readonly Choice[] = [...(mayClear && !typedText ? [allTenants] : []), ...found.names].slice(
    0,
    MAX_LISTED_NAMES,
  )
  const active = open && choices.length > 0 ? `${id}-${at}` : undefined

  const type = (text: string | undefined): void => {
    setTypedText(text)
    setAt(0)
  }
  const choose = (one: Choice | undefined): void => {
    if (one === undefined) return
    type(undefined)
    if (one.id !== chosenId) onChoose(one)
  }
  const handleKeyWhileOpen = (key: string): boolean => {
    const next = nextIndex(key, at, Math.max(1, choices.length))
    if (next !== undefined) setAt(next)
    else if (key === 'Enter') choose(choices[at])
    else if (key === 'Escape') type(undefined)
    else return false
    return true
  }
  const handleKeyWhileClosed = (key: string): boolean => {
    if (key === 'ArrowDown') type('')
    return key === 'ArrowDown' || key === 'Enter'
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (open ? handleKeyWhileOpen(event.key) : handleKeyWhileClosed(event.key)) event.preventDefault()
  }
  const list = { id, choices, found, at, chosen: chosenId, onChoose: choose }
  return (
    <div className="tenant-choice">
      <label htmlFor={`${id}-input`}>Dealer</label>
      <input
        id={`${id}-input`}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        disabled={fixed}
        placeholder={mayClear ? allTenants.name : 'Choose a dealer'}
        value={typedText ?? chosenName}
        onFocus={(event) => event.target.select()}
        onClick={() => open || type('')}
        onBlur={() => type(undefined)}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      {open && <SelectorList {...list} />}
    </div>
  )
}
