'use client'

import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { classNames } from '@/src/ui/class-names'
import './theme.css'

type Props = {
  readonly field: TextFieldClientProps['field']
  readonly path: string
  /** The validation message; undefined if the value is valid. */
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** The id of a field's problem. Its element stays, so that a screen reader says a problem that appears. */
export const problemIdOf = (path: string): string => `field-${path.replaceAll('.', '__')}-problem`

/** Label, control, problem and help text of a theme field, in the panel's style. */
export const ThemeField = ({ field, path, problem, children }: Props) => (
  <div className={classNames('field-type theme-field', problem !== undefined && 'error')}>
    <FieldLabel label={field.label ?? field.name} path={path} required={field.required === true} />
    <div className="field-type__wrap theme-field__row">{children}</div>
    <p role="status" id={problemIdOf(path)} className="theme-field__problem">
      {problem}
    </p>
    <FieldDescription description={field.admin?.description ?? ''} path={path} />
  </div>
)
