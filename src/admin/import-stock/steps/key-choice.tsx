import { useId } from 'react'
import { Select } from '@/src/admin/ui/select'
import { canBeKey, explainKey } from '@/src/domain/stock/import-steps/choose-key'
import { findFieldOf } from '@/src/domain/stock/import-steps/column-fields'
import { toMatchKey } from '@/src/domain/stock/normalize/text'
import { joinWithAnd } from '@/src/domain/text/format-text'
import type { StepProps } from './step-props'

const SEVERAL = '+'

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => toMatchKey(name) === toMatchKey(other[index] ?? ''))

const explain = ({ mapping, contents }: StepProps['draft']): string => {
  const { columns: key } = mapping.key
  if (key.length > 1) return 'These columns together tell vehicles apart, as in your last import.'
  const facts = contents.columns.find(({ name }) => name === key[0])
  return facts === undefined
    ? 'No column is different for every vehicle. Choose the one that comes closest, such as the stock number.'
    : explainKey(facts, contents.sampledRows)
}

/** Warns of a key that is not the last import's. */
const OtherKey = ({ draft }: Pick<StepProps, 'draft'>) => {
  const { previousKey: previous = [] } = draft.contents
  return previous.length === 0 || isSame(previous, draft.mapping.key.columns) ? null : (
    <p className="import-stock__notice">
      The last import used {joinWithAnd(previous.map((name) => `“${name}”`))}. With another column, vehicles that are
      already on your site may look new, and the old ones would be removed. Step 4 shows what will happen.
    </p>
  )
}

/** The column that tells vehicles apart, set by itself, with the reason. */
export const KeyChoice = ({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) => {
  const id = useId()
  const { mapping, contents } = draft
  const { columns: key } = mapping.key
  const value = key.length > 1 ? SEVERAL : (key[0] ?? '')
  const options = contents.columns
    .filter(({ name }) => canBeKey(findFieldOf(mapping, name)))
    .map(({ name }) => [name, name] as const)
  return (
    <section className="import-stock__box" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>How we recognise a vehicle</h3>
      <p className="import-stock__field">
        <label htmlFor={id}>Column that’s different for every vehicle</label>
        <Select
          id={id}
          value={value}
          {...(value === SEVERAL && { options: [[SEVERAL, `${joinWithAnd(key)} together`] as const] })}
          {...(value === '' && { emptyLabel: 'Choose a column' })}
          groups={[{ label: 'Columns', options }]}
          aria-describedby={`${id}-why`}
          onChange={(name) => {
            if (name === SEVERAL || name === '') return
            void onChange({ mapping: { ...mapping, key: { ...mapping.key, columns: [name] } } })
          }}
        />
      </p>
      <p id={`${id}-why`} role="status">
        {explain(draft)}
      </p>
      <OtherKey draft={draft} />
    </section>
  )
}
