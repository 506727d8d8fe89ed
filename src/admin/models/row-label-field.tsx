'use client'

import { useRowLabel } from '@payloadcms/ui'
import { isHex } from '@/src/domain/theme/colour'
import './models.css'

type Row = Readonly<Record<string, unknown>>

const text = (row: Row | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const useRow = () => {
  const { data, rowNumber } = useRowLabel<Row>()
  return { row: data as Row | undefined, number: (rowNumber ?? 0) + 1 }
}

const numbered = (kind: string, number: number, ...words: readonly string[]): string =>
  words.filter((word) => word !== '').join(' · ') || `${kind} ${String(number)}`

/** Labels a colour by its swatch and name, so that a collapsed list stays readable. */
export const ColourLabel = () => {
  const { row, number } = useRow()
  const hex = text(row, 'hexCode')
  return (
    <span className="model-row">
      <span aria-hidden className="model-swatch" style={isHex(hex) ? { background: hex } : undefined} />
      {numbered(
        'Colour',
        number,
        text(row, 'name'),
        text(row, 'model_variant_name'),
        text(row, 'oem_id').replace('_', ' '),
      )}
    </span>
  )
}

export const VariantLabel = () => {
  const { row, number } = useRow()
  const cents = Number(text(row, 'price_cents'))
  return (
    <span>
      {numbered('Variant', number, text(row, 'name'), cents > 0 ? `$${(cents / 100).toLocaleString('en-AU')}` : '')}
    </span>
  )
}

export const SpecificationLabel = () => {
  const { row, number } = useRow()
  return <span>{numbered('Specification', number, text(row, 'value'), text(row, 'category'))}</span>
}

export const CardLabel = () => {
  const { row, number } = useRow()
  return <span>{numbered('Item', number, text(row, 'title'))}</span>
}

export const NameLabel = () => {
  const { row, number } = useRow()
  return <span>{numbered('System', number, text(row, 'name'))}</span>
}

export const PictureLabel = () => {
  const { row, number } = useRow()
  return <span>{numbered('Picture', number, text(row, 'image_url'))}</span>
}
