import { useId } from 'react'
import { fieldLabelOf } from '@/src/domain/stock/feed/fields'
import { feedFieldTransforms, type FeedField } from '@/src/domain/stock/feed/fields'
import { columnNamesOf, type MappingColumn } from '@/src/domain/stock/feed/mapping'
import {
  listIssuesAt,
  parseColumnNames,
  formatColumnNames,
  readsColumn,
  removeColumn,
  replaceColumn,
  withColumn,
} from '@/src/domain/stock/feed/mapping-draft'
import { transformNames, type TransformName } from '@/src/domain/stock/feed/transforms'
import type { SeenColumn } from '../use-seen-columns'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { TextBox } from './text-box'
import { Select } from '@/src/admin/ui/select'
import { Translations } from './translations'

type Props = EditProps & {
  readonly field: FeedField
  readonly column: MappingColumn
  /** Its index in the mapping, and its number among the columns of the field. */
  readonly index: number
  readonly number: number
}

const transformLabel = (name: TransformName): string => name.replaceAll('_', ' ')
const transformOptions = transformNames.map((name) => [name, transformLabel(name)] as const)
const isTransform = (value: string): value is TransformName => transformNames.some((name) => name === value)

const columnHint = (column: MappingColumn, seenColumns: readonly SeenColumn[]): string => {
  if (seenColumns.length === 0 || formatColumnNames(column) === '') return ''
  const found = columnNamesOf(column)
    .map((name) => seenColumns.find((one) => readsColumn({ ...column, column: name }, one.name)))
    .find((one) => one !== undefined)
  if (found === undefined) return 'Not in the last file.'
  return found.example === '' ? 'In the last file.' : `In the last file: ${found.example}`
}

type RequiredProps = {
  readonly columnLabel: string
  readonly checked: boolean
  readonly locked: boolean
  readonly onChange: (checked: boolean) => void
}

const RequiredCheckbox = ({ columnLabel, checked, locked, onChange }: RequiredProps) => (
  <label className="mapping__check">
    <input type="checkbox" checked={checked} disabled={locked} onChange={({ target }) => onChange(target.checked)} />
    In every file<span className="panel-hidden">: {columnLabel}</span>
  </label>
)

/** One column that fills a field: its name, its conversion and whether it is required. */
export const ColumnLine = ({ field, column, index, number, ...editing }: Props) => {
  const { draft, issues, seenColumns, listId, locked, onChange } = editing
  const id = useId()
  const messages = listIssuesAt(issues, `columns.${index}.column`).map(
    () => 'Enter a column name of up to 100 characters.',
  )
  const columnLabel = `${fieldLabelOf(field)}, column ${number}`
  const change = (part: Partial<MappingColumn>) => onChange(withColumn(draft, index, part))
  return (
    <div className="mapping__line">
      <TextBox
        aria-label={columnLabel}
        list={listId}
        text={formatColumnNames(column)}
        disabled={locked}
        aria-invalid={messages.length > 0}
        aria-describedby={`${id}-hint ${id}-problem`}
        onType={(text) => {
          const names = parseColumnNames(text)
          change({ column: names })
          return formatColumnNames({ column: names, field })
        }}
      />
      <Select
        aria-label={`${columnLabel}: read as`}
        value={column.transform ?? ''}
        emptyLabel={`Default (${transformLabel(feedFieldTransforms[field])})`}
        options={transformOptions}
        disabled={locked}
        onChange={(value) => change({ transform: isTransform(value) ? value : undefined })}
      />
      <RequiredCheckbox
        {...{ columnLabel, locked }}
        checked={column.required === true}
        onChange={(required) => change({ required })}
      />
      <button
        type="button"
        className="mapping__button"
        disabled={locked}
        onClick={() => onChange(removeColumn(draft, index))}
      >
        Remove<span className="panel-hidden"> {columnLabel}</span>
      </button>
      <span id={`${id}-hint`} className="mapping__help">
        {columnHint(column, seenColumns)}
      </span>
      <ProblemList id={`${id}-problem`} messages={messages} />
      <Translations
        column={column}
        columnLabel={columnLabel}
        locked={locked}
        onChange={(next) => onChange(replaceColumn(draft, index, next))}
      />
    </div>
  )
}
