'use client'
import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { Findings } from '../findings'
import { formatInteger } from '@/src/domain/text/numbers'

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'reason' in value && 'line' in value

const rejectedCount = (counts: unknown): number =>
  typeof counts === 'object' && counts !== null && 'rejected' in counts ? Number(counts.rejected) : 0

/** The first rejected rows of an import, and a download of all of them. */
export const RejectionsField = ({ path }: JSONFieldClientProps) => {
  const { id } = useDocumentInfo()
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const counts = useFormFields(([fields]) => fields['counts']?.value)
  const rows = Array.isArray(value) ? value.filter(isFinding) : []
  if (rows.length === 0) return null
  const total = Math.max(rejectedCount(counts), rows.length)
  return (
    <section className="field-type" aria-labelledby="rejected-rows">
      <h3 id="rejected-rows">Rejected rows</h3>
      <p>
        {rows.length < total ? `Showing the first ${rows.length} of ${formatInteger(total)}. ` : ''}
        <a href={`/api/stock-imports/${id ?? ''}/rejected.csv`} download>
          Download all {formatInteger(total)} as CSV
        </a>
      </p>
      <Findings rows={rows} label="Rejected rows" />
    </section>
  )
}
