'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import './json-field.css'

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** Structured data that staff read and never edit. Payload's editor would load its script from another company's host. */
export const JsonField: JSONFieldClientComponent = ({ path, field }) => {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type json-text">
      <FieldLabel htmlFor={id} label={field.label ?? path} path={path} />
      <pre id={id} tabIndex={0}>
        {textOf(value)}
      </pre>
      <FieldDescription path={path} description={field.admin?.description ?? ''} />
    </div>
  )
}
