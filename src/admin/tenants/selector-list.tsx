import { optionProps } from '@/src/admin/ui/choice-option'
import { MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import type { NamesState } from './use-names'
import { formatCount } from '@/src/domain/text/numbers'

export type Choice = { readonly id: string | undefined; readonly name: string }

type Props = {
  readonly id: string
  readonly choices: readonly Choice[]
  /** The number of matching tenants, listed or not, and the state of the search. */
  readonly found: Pick<NamesState, 'total' | 'state'>
  readonly at: number
  readonly chosen: string | undefined
  readonly onChoose: (one: Choice) => void
}

const summaryText = ({ total, state }: Props['found']): string => {
  if (state === 'failed') return 'We couldn’t load the dealers. Trying again…'
  if (state === 'asking') return 'Searching…'
  if (total === 0) return 'No dealer has that name.'
  return total > MAX_LISTED_NAMES ? `${total} dealers. Type more of the name.` : formatCount(total, 'dealer')
}

/** The list of matching tenants below the input, with their number. */
export const SelectorList = ({ id, choices, found, at, chosen, onChoose }: Props) => (
  <div className="choice-list">
    <ul id={`${id}-list`} role="listbox" aria-label="Dealers" className="choice-list__options">
      {choices.map((one, index) => (
        <li
          key={one.id ?? ''}
          {...optionProps({
            id,
            index,
            isActive: index === at,
            isSelected: one.id === chosen,
            onChoose: () => onChoose(one),
          })}
        >
          {one.name}
        </li>
      ))}
    </ul>
    <p role="status" className="choice-list__summary">
      {summaryText(found)}
    </p>
  </div>
)
