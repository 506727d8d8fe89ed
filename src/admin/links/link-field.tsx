'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { INVALID_HREF_TEXT, isSafeHref, MISSING_HREF_TEXT } from '@/src/domain/content/href'
import type { LinkKind } from '@/src/domain/navigation/link-choices'
import { LinkPicker } from './link-picker'
import { LinkWarning } from './link-warning'

type Props = TextFieldClientProps & { readonly kind: LinkKind }

/** A form's link: staff choose what it leads to, or type an address (STF-07). The address is stored as text. */
export const LinkField = ({ field, path, readOnly, kind }: Props) => {
  const isRequired = field.required === true
  const check = (value: string | null | undefined): true | string => {
    if (!value) return isRequired ? MISSING_HREF_TEXT : true
    return isSafeHref(value) || INVALID_HREF_TEXT
  }
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
    validate: check,
  })
  const problem = showError ? errorMessage : undefined
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <LinkPicker
        id={inputIdOf(path)}
        name={path}
        value={value ?? ''}
        kind={kind}
        isLocked={isFieldLocked(field, readOnly, disabled)}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${inputIdOf(path)}-problem`}
        onChange={(next) => setValue(next === '' ? null : next)}
      />
      <LinkWarning path={path} />
    </FieldFrame>
  )
}
