import { useState } from 'react'
import { fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { MappingIssue } from '@/src/domain/stock/feed/mapping'
import { findDraftIssues } from '@/src/domain/stock/feed/mapping-draft'
import { chooseField, findFieldOf, isFeedField } from '@/src/domain/stock/import-steps/column-fields'
import { confidenceOf } from '@/src/domain/stock/import-steps/draft'
import { needsPriceType } from '@/src/domain/stock/import-steps/price-type'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { formatCount } from '@/src/domain/text/numbers'
import { ColumnRow } from './column-row'
import { ColumnIssues, listMissingFields } from './column-issues'
import { ConditionChoice } from './condition-choice'
import { KindChoice } from './kind-choice'
import { LocationChoice } from './location-choice'
import { PriceTypeChoice } from './price-type-choice'
import { KeyChoice } from './key-choice'
import { StepButtons } from './step-buttons'
import type { StepProps } from './step-props'

type MatchedColumn = ReturnType<typeof matchColumns>[number]

const matchColumns = ({ contents, mapping }: StepProps['draft']) =>
  contents.columns.map((column) => {
    const field = findFieldOf(mapping, column.name)
    return { column, field, ...confidenceOf(column, field) }
  })

/** Includes what the prices include, which the mapping itself leaves open. */
const listIssues = (mapping: StepProps['draft']['mapping']): readonly MappingIssue[] => [
  ...findDraftIssues(mapping),
  ...(needsPriceType(mapping) ? [{ path: 'price_type', message: 'Choose what the prices in this file include.' }] : []),
]

const summaryText = (
  { name, contents }: StepProps['draft'],
  rows: readonly MatchedColumn[],
  missing: readonly string[],
): string => {
  const used = rows.filter(({ field }) => field !== undefined).length
  const unsure = rows.filter(({ confidence }) => confidence === 'check').length
  const start = `${name} has ${formatCount(contents.rows, 'vehicle')} and ${formatCount(rows.length, 'column')}.`
  if (missing.length > 0)
    return `${start} We matched ${String(used)}, but none to ${joinWithAnd(missing)}, which every vehicle needs. Choose the column below, then continue.`
  return unsure === 0
    ? `${start} We matched ${String(used)}. Have a quick look, then continue.`
    : `${start} We matched ${String(used)}. Look at the ${formatCount(unsure, 'column')} marked “Please check”, then continue.`
}

/** Notes about the file, and the mapping of an earlier import, which can be replaced by the guessed one. */
const Notices = ({
  contents,
  onGuess,
}: {
  readonly contents: StepProps['draft']['contents']
  readonly onGuess: () => void
}) => (
  <>
    {contents.savedFrom !== undefined && (
      <p className="import-stock__notice">
        The columns are matched as for {contents.savedFrom}.{' '}
        <button type="button" className="panel-button" onClick={onGuess}>
          Match them again from the start
        </button>
      </p>
    )}
    {contents.notes.map((note) => (
      <p key={note} className="import-stock__notice">
        {note}
      </p>
    ))}
  </>
)

type TableProps = {
  readonly rows: readonly MatchedColumn[]
  readonly mapping: StepProps['draft']['mapping']
  readonly onChoose: (column: string, value: string) => void
}

const ColumnTable = ({ rows, mapping, onChoose }: TableProps) => (
  <div className="import-stock__scroll">
    <table className="import-stock__table import-stock__columns">
      <thead>
        <tr>
          <th scope="col">Column in your file</th>
          <th scope="col">Values</th>
          <th scope="col">Goes to</th>
          <th scope="col">How sure we are</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ column, ...row }, index) => (
          <ColumnRow key={column.name} index={index} column={column} mapping={mapping} {...row} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  </div>
)

/** Step 2: which field each column fills, as guessed, and the column that tells vehicles apart. */
export const ColumnsStep = ({ draft, onChange, onBack, onNext }: StepProps) => {
  const { contents, mapping } = draft
  const [moved, setMoved] = useState('')
  const [isTried, setTried] = useState(false)
  const rows = matchColumns(draft)
  const issues = listIssues(mapping)

  const choose = (name: string, value: string) => {
    const field = isFeedField(value) ? value : undefined
    const earlier = rows.find((row) => row.field === field && row.column.name !== name)
    const isMoved = field !== undefined && earlier !== undefined
    setMoved(
      isMoved ? `“${earlier.column.name}” isn’t used any more: only one column can be ${fieldLabelOf(field)}.` : '',
    )
    void onChange({ mapping: chooseField(mapping, name, field) })
  }
  return (
    <>
      <p>{summaryText(draft, rows, listMissingFields(issues))}</p>
      <Notices
        contents={contents}
        onGuess={() => {
          void onChange({ mapping: contents.guessedMapping })
        }}
      />
      {isTried && <ColumnIssues issues={issues} />}
      <ColumnTable rows={rows} mapping={mapping} onChoose={choose} />
      <p role="status" className="import-stock__help">
        {moved}
      </p>
      <KeyChoice draft={draft} onChange={onChange} />
      <LocationChoice draft={draft} onChange={onChange} />
      <PriceTypeChoice mapping={mapping} onChange={onChange} />
      <KindChoice mapping={mapping} onChange={onChange} />
      <ConditionChoice mapping={mapping} onChange={onChange} />
      <StepButtons
        onBack={onBack}
        onNext={() => {
          setTried(true)
          if (issues.length === 0) onNext()
        }}
      />
    </>
  )
}
