import { useId } from 'react'
import { listIssuesAt } from '@/src/domain/stock/feed/mapping-draft'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { TextBox } from './text-box'

/** The columns that together identify a vehicle from one file to the next. */
export const KeyColumns = ({ draft, issues, listId, locked, onChange }: EditProps) => {
  const id = useId()
  const { columns } = draft.key
  const change = (next: readonly string[]) => onChange({ ...draft, key: { ...draft.key, columns: [...next] } })
  const general = issues.filter(({ path }) => path === 'key.columns').map(({ message }) => message)
  return (
    <fieldset className="mapping__keys">
      <legend>Key columns</legend>
      <p className="mapping__help">
        These columns identify a vehicle, such as a stock number or a VIN. A vehicle must have the same value in every
        file, or the import treats it as new. If you change the key columns, every vehicle looks new.
      </p>
      {columns.map((column, index) => {
        const messages = listIssuesAt(issues, `key.columns.${index}`)
        return (
          <div key={index} className="mapping__line">
            <TextBox
              aria-label={`Key column ${index + 1}`}
              list={listId}
              text={column}
              disabled={locked}
              aria-invalid={messages.length > 0}
              aria-describedby={`${id}-${index}`}
              onType={(text) => {
                change(columns.with(index, text))
                return text
              }}
            />
            <button
              type="button"
              className="mapping__button"
              disabled={locked}
              onClick={() => change(columns.toSpliced(index, 1))}
            >
              Remove<span className="panel-hidden"> key column {index + 1}</span>
            </button>
            <ProblemList id={`${id}-${index}`} messages={messages} />
          </div>
        )
      })}
      <ProblemList id={`${id}-all`} messages={general} />
      <button type="button" className="mapping__button" disabled={locked} onClick={() => change([...columns, ''])}>
        Add a key column
      </button>
    </fieldset>
  )
}
