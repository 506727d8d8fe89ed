import { useLayoutEffect, useRef } from 'react'
import { fieldLabelOf } from '@/src/domain/stock/feed/fields'
import type { MappingIssue } from '@/src/domain/stock/feed/mapping'
import { isFeedField } from '@/src/domain/stock/import-steps/column-fields'
import { joinWithAnd } from '@/src/domain/text/format-text'

/** The labels of required fields that no column fills. */
export const listMissingFields = (issues: readonly MappingIssue[]): readonly string[] =>
  issues.flatMap(({ path }) => {
    const field = path.startsWith('fields.') ? path.slice('fields.'.length) : ''
    return isFeedField(field) ? [fieldLabelOf(field)] : []
  })

const listProblems = (issues: readonly MappingIssue[]): readonly string[] => {
  const missing = listMissingFields(issues)
  const others = issues.filter(({ path }) => !path.startsWith('fields.')).map(({ message }) => message)
  return [
    ...(missing.length > 0
      ? [`Every vehicle needs a year, make and model. Choose which column goes to ${joinWithAnd(missing)}.`]
      : []),
    ...new Set(others),
  ]
}

/** Lists the choices that the next step needs. It takes the focus, because the button that shows it is far below. */
export const ColumnIssues = ({ issues }: { readonly issues: readonly MappingIssue[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const problems = listProblems(issues)
  const hasProblems = problems.length > 0
  useLayoutEffect(() => {
    if (hasProblems) box.current?.focus()
  }, [hasProblems])
  return hasProblems ? (
    <div ref={box} role="alert" tabIndex={-1} className="import-stock__problem">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  ) : null
}
