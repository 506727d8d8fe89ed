import { useId } from 'react'
import { fieldLabel } from '@/src/domain/stock/feed/field-names'
import { feedFields, type FeedField } from '@/src/domain/stock/feed/fields'
import { namesOf, type MappingColumn } from '@/src/domain/stock/feed/mapping'
import {
  issuesAt,
  namesFrom,
  namesText,
  readsColumn,
  removeColumn,
  withColumn,
} from '@/src/domain/stock/feed/mapping-draft'
import { transformNames, type TransformName } from '@/src/domain/stock/feed/transforms'
import type { SeenColumn } from '../seen-columns'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { TextBox } from './text-box'

type Props = EditProps & {
  readonly field: FeedField
  readonly column: MappingColumn
  /** Its index in the mapping, and its number among the columns of the field. */
  readonly index: number
  readonly number: number
}

const plain = (name: TransformName): string => name.replaceAll('_', ' ')
const isTransform = (value: string): value is TransformName => transformNames.some((name) => name === value)

const hint = (column: MappingColumn, seen: readonly SeenColumn[]): string => {
  if (seen.length === 0 || namesText(column) === '') return ''
  const found = namesOf(column)
    .map((name) => seen.find((one) => readsColumn({ ...column, column: name }, one.name)))
    .find((one) => one !== undefined)
  if (found === undefined) return 'Not in the last file.'
  return found.example === '' ? 'In the last file.' : `In the last file: ${found.example}`
}

/** One column that fills a field: its name, its conversion and whether it is required. */
export const ColumnLine = ({ field, column, index, number, draft, issues, seen, listId, locked, onChange }: Props) => {
  const id = useId()
  const messages = issuesAt(issues, `columns.${index}`).map(() => 'Name a column of the file, in at most 100 letters.')
  const what = `${fieldLabel(field)}, column ${number}`
  const change = (part: Partial<MappingColumn>) => onChange(withColumn(draft, index, part))
  return (
    <div className="mapping__line">
      <TextBox
        aria-label={what}
        list={listId}
        text={namesText(column)}
        disabled={locked}
        aria-invalid={messages.length > 0}
        aria-describedby={`${id}-hint ${id}-problem`}
        onType={(text) => {
          const names = namesFrom(text)
          change({ column: names })
          return namesText({ column: names, field })
        }}
      />
      <select
        aria-label={`${what}: read as`}
        value={column.transform ?? ''}
        disabled={locked}
        onChange={(event) => {
          const { value } = event.target
          change({ transform: isTransform(value) ? value : undefined })
        }}
      >
        <option value="">as usual ({plain(feedFields[field])})</option>
        {transformNames.map((name) => (
          <option key={name} value={name}>
            {plain(name)}
          </option>
        ))}
      </select>
      <label className="mapping__check">
        <input
          type="checkbox"
          checked={column.required === true}
          disabled={locked}
          onChange={(event) => change({ required: event.target.checked })}
        />
        every file has it<span className="mapping__hidden">: {what}</span>
      </label>
      <button
        type="button"
        className="mapping__button"
        disabled={locked}
        onClick={() => onChange(removeColumn(draft, index))}
      >
        Remove<span className="mapping__hidden"> {what}</span>
      </button>
      <span id={`${id}-hint`} className="mapping__help">
        {hint(column, seen)}
      </span>
      <ProblemList id={`${id}-problem`} messages={messages} />
    </div>
  )
}
