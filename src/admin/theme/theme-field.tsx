'use client'

import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import './theme.css'

type Props = {
  readonly field: TextFieldClientProps['field']
  readonly path: string
  /** Why the value was refused; absent while it is fine. */
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** Label, control, refusal and help of a field of the theme, in the panel's manner. */
export const ThemeField = ({ field, path, problem, children }: Props) => (
  <div className={`field-type theme-field${problem === undefined ? '' : 'error'}`}>
    <FieldLabel label={field.label ?? field.name} path={path} required={field.required === true} />
    <div className="field-type__wrap theme-field__row">{children}</div>
    {problem !== undefined && (
      <p role="alert" className="theme-field__problem">
        {problem}
      </p>
    )}
    <FieldDescription description={field.admin?.description ?? ''} path={path} />
  </div>
)
