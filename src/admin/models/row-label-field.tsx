'use client'

import { useRowLabel } from '@payloadcms/ui'
import { isHex } from '@/src/domain/theme/colour'
import './models.css'
import { formatCents } from '@/src/domain/money/format-money'

type RowData = Readonly<Record<string, unknown>>

const textOf = (row: RowData | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const useRow = () => {
  const { data, rowNumber } = useRowLabel<RowData>()
  return { row: data as RowData | undefined, number: (rowNumber ?? 0) + 1 }
}

const rowLabelText = (kind: string, number: number, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(' · ') || `${kind} ${String(number)}`

/** Labels a colour by its swatch and name, so that a collapsed list stays readable. */
export const ColourLabel = () => {
  const { row, number } = useRow()
  const hex = textOf(row, 'hexCode')
  return (
    <span className="model-row">
      <span aria-hidden className="model-swatch" style={isHex(hex) ? { background: hex } : undefined} />
      {rowLabelText(
        'Colour',
        number,
        textOf(row, 'name'),
        textOf(row, 'model_variant_name'),
        textOf(row, 'oem_id').replace('_', ' '),
      )}
    </span>
  )
}

export const VariantLabel = () => {
  const { row, number } = useRow()
  const cents = Number(textOf(row, 'price_cents'))
  return <span>{rowLabelText('Variant', number, textOf(row, 'name'), cents > 0 ? formatCents(cents) : '')}</span>
}

export const SpecificationLabel = () => {
  const { row, number } = useRow()
  return <span>{rowLabelText('Specification', number, textOf(row, 'value'), textOf(row, 'category'))}</span>
}
