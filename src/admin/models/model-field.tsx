'use client'

import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import './models.css'

type Field = {
  readonly name: string
  readonly label?: unknown
  readonly required?: boolean
  readonly admin?: { readonly description?: unknown }
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other)

export const fieldId = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** Label, control, problem and help text of a custom field, in the panel's style. */
export const ModelField = ({
  field,
  path,
  problem,
  className,
  note,
  children,
}: {
  field: Field
  path: string
  problem: string | undefined
  className?: string
  /** Below the control and its problem. */
  note?: ReactNode
  children: ReactNode
}) => (
  <div className={`field-type ${className ?? ''}`}>
    <FieldLabel label={textOr(field.label, field.name)} path={path} required={field.required === true} />
    <div className="field-type__wrap">{children}</div>
    {problem !== undefined && (
      <p role="alert" id={`${fieldId(path)}-problem`} className="model-problem">
        {problem}
      </p>
    )}
    {note}
    <FieldDescription description={textOr(field.admin?.description, '')} path={path} />
  </div>
)
