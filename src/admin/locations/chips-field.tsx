import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { ChipsInput, type ChipsInputProps } from '@/src/admin/ui/chips-input'

type FieldProps = Pick<TextFieldClientProps, 'field' | 'path'> & { readonly readOnly: boolean | undefined }

/** The state of a form's field that stores a list of texts. */
export const useTextsField = ({ field, path, readOnly }: FieldProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  return {
    values: Array.isArray(value) ? value.map(String) : [],
    setValue,
    problem: showError ? errorMessage : undefined,
    isLocked: isFieldLocked(field, readOnly, disabled),
  }
}

type Props = Pick<FieldProps, 'field' | 'path'> &
  Omit<ChipsInputProps, 'id' | 'isInvalid' | 'describedBy'> & { readonly problem: string | undefined }

/** A field of a form with a list of texts, which are chosen and removed one by one. */
export const ChipsField = ({ field, path, problem, ...chips }: Props) => {
  const id = inputIdOf(path)
  const describedBy = problem === undefined ? undefined : `${id}-problem`
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <ChipsInput id={id} isInvalid={problem !== undefined} describedBy={describedBy} {...chips} />
    </FieldFrame>
  )
}
