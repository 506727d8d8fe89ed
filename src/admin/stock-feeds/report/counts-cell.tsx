'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatInteger } from '@/src/domain/text/numbers'

const countLabels = [
  ['created', 'added'],
  ['updated', 'changed'],
  ['removed', 'removed'],
  ['rejected', 'rejected'],
] as const

/** The numbers of an import in a list. */
export const CountsCell = ({ cellData }: DefaultCellComponentProps) => {
  if (typeof cellData !== 'object' || cellData === null) return <span>–</span>
  const counts = cellData as Record<string, unknown>
  const countTexts = countLabels.flatMap(([name, text]) => {
    const count = Number(counts[name] ?? 0)
    return count > 0 ? [`${formatInteger(count)} ${text}`] : []
  })
  return <span>{countTexts.length === 0 ? 'No changes' : countTexts.join(', ')}</span>
}
