import { useId, useState } from 'react'
import { ComboboxInput, nextIndex, takeKeys } from '@/src/admin/ui/combobox-input'
import { MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import type { TenantName } from '@/src/services/tenants/find-tenant-names'
import { SelectorList, type Choice } from './selector-list'
import { useNames } from './use-names'

const allTenants: Choice = { id: undefined, name: 'All dealers' }

/** Home and End move in the list too, since its first entry is “All dealers”. */
const nextTenantIndex = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0
  return key === 'End' ? Math.max(0, count - 1) : nextIndex(key, at, count)
}

const listChoices = (names: readonly TenantName[], withAll: boolean): readonly Choice[] =>
  [...(withAll ? [allTenants] : []), ...names].slice(0, MAX_LISTED_NAMES)

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
  const choices = listChoices(found.names, mayClear && !typedText)

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
    const next = nextTenantIndex(key, at, choices.length)
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
  const list = { id, choices, found, at, chosen: chosenId, onChoose: choose }
  return (
    <div className="tenant-choice">
      <label htmlFor={id}>Dealer</label>
      <ComboboxInput
        id={id}
        isOpen={open}
        activeIndex={open && choices.length > 0 ? at : undefined}
        isInvalid={problemId !== undefined}
        aria-describedby={problemId}
        disabled={fixed}
        placeholder={mayClear ? allTenants.name : 'Choose a dealer'}
        value={typedText ?? chosenName}
        onFocus={(event) => event.target.select()}
        onClick={() => open || type('')}
        onBlur={() => type(undefined)}
        onKeyDown={takeKeys(open ? handleKeyWhileOpen : handleKeyWhileClosed)}
        onChange={(event) => type(event.target.value)}
      />
      {open && <SelectorList {...list} />}
    </div>
  )
}
