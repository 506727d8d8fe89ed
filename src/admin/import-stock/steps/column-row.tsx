import type { FeedField } from '@/src/domain/stock/feed/fields'
import { fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { columnChoices, isHiddenField, listFieldsOf } from '@/src/domain/stock/import-steps/column-fields'
import type { confidenceOf, DraftColumn } from '@/src/domain/stock/import-steps/draft'
import { Select } from '@/src/admin/ui/select'

type Confidence = ReturnType<typeof confidenceOf>['confidence']

type Props = {
  readonly index: number
  readonly column: DraftColumn
  readonly mapping: Mapping
  readonly field: FeedField | undefined
  readonly confidence: Confidence
  readonly reason: string
  readonly onChoose: (name: string, field: string) => void
}

const confidenceLabels: Readonly<Record<Confidence, string>> = {
  saved: 'As last time',
  sure: 'Sure',
  likely: 'Likely',
  check: 'Please check',
  chosen: 'Your choice',
  unused: 'Not used',
}

/** The other fields that staff know and that the column fills as well. */
const listOthers = (mapping: Mapping, name: string): string =>
  listFieldsOf(mapping, name)
    .slice(1)
    .filter((field) => !isHiddenField(field))
    .map((field) => fieldLabelOf(field))
    .join(', ')

/** One column of the file: its heading, some of its values, the field it fills, and how certain that is. */
export const ColumnRow = ({ index, column, mapping, field, confidence, reason, onChoose }: Props) => {
  const others = listOthers(mapping, column.name)
  const reasonId = `column-${String(index)}-reason`
  return (
    <tr data-confidence={confidence}>
      <th scope="row">{column.name}</th>
      <td data-label="Values">
        {column.examples.length === 0 ? (
          <span className="import-stock__help">
            {column.filled === 0 ? 'Empty' : 'Not shown: these may be your costs'}
          </span>
        ) : (
          <ul className="import-stock__examples">
            {column.examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        )}
      </td>
      <td data-label="Goes to">
        <Select
          aria-label={`“${column.name}” goes to`}
          aria-describedby={reasonId}
          value={field ?? ''}
          emptyLabel="Don’t use this column"
          groups={columnChoices}
          onChange={(value) => onChoose(column.name, value)}
        />
        {others !== '' && <span className="import-stock__help">Also: {others}</span>}
      </td>
      <td data-label="How sure we are">
        <span className="import-stock__badge">{confidenceLabels[confidence]}</span>
        <span id={reasonId} className="import-stock__help">
          {reason}
        </span>
      </td>
    </tr>
  )
}
