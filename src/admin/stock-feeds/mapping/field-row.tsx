import { useId } from 'react'
import { fieldHelpOf, fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { FeedField } from '@/src/domain/stock/feed/fields'
import { addColumn, listIssuesAt } from '@/src/domain/stock/feed/mapping-draft'
import {
  canBeConstant,
  parseConstant,
  findConstantProblem,
  formatConstant,
  withConstant,
} from '@/src/domain/stock/feed/mapping-constants'
import { ColumnLine } from './column-line'
import type { EditProps } from './part-props'
import { ProblemList } from './problem-list'
import { TextBox } from './text-box'

type Props = EditProps & { readonly field: FeedField }

const Constant = ({ field, draft, issues, locked, onChange }: Props) => {
  const id = useId()
  const value = draft.constants?.[field]
  const found = listIssuesAt(issues, `constants.${field}`)
  const messages =
    found.length === 0 || value === undefined ? found : [findConstantProblem(field, value) ?? found.join(' ')]
  return (
    <div className="mapping__line">
      <label htmlFor={`${id}-box`}>
        Value if no column has one<span className="panel-hidden">: {fieldLabelOf(field)}</span>
      </label>
      <TextBox
        id={`${id}-box`}
        text={value === undefined ? '' : formatConstant(field, value)}
        disabled={locked}
        maxLength={500}
        aria-invalid={messages.length > 0}
        aria-describedby={`${id}-problem`}
        onType={(text) => {
          const next = parseConstant(field, text)
          onChange(withConstant(draft, field, next))
          return next === undefined ? '' : formatConstant(field, next)
        }}
      />
      <ProblemList id={`${id}-problem`} messages={messages} />
    </div>
  )
}

/** One field: its columns, of which the first with a value counts, and the constant for rows without one. */
export const FieldRow = (props: Props) => {
  const { field, draft, issues, locked, onChange } = props
  const id = useId()
  const help = fieldHelpOf(field)
  const lines = draft.columns.flatMap((column, index) => (column.field === field ? [{ column, index }] : []))
  return (
    <li className="mapping__field" data-field={field} data-filled={lines.length > 0}>
      <p className="mapping__name">{fieldLabelOf(field)}</p>
      <div className="mapping__sources">
        {help !== undefined && <p className="mapping__help">{help}</p>}
        {lines.map(({ column, index }, at) => (
          <ColumnLine key={at} column={column} index={index} number={at + 1} {...props} />
        ))}
        <ProblemList id={`${id}-missing`} messages={listIssuesAt(issues, `fields.${field}`)} />
        {canBeConstant(field) && <Constant {...props} />}
        <button
          type="button"
          className="mapping__button"
          disabled={locked}
          onClick={() => onChange(addColumn(draft, field, ''))}
        >
          {lines.length === 0 ? 'Add a column' : 'Add another column'}
          <span className="panel-hidden">: {fieldLabelOf(field)}</span>
        </button>
      </div>
    </li>
  )
}
