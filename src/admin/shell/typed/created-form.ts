import type { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import type { FormFocus } from './form-focus'

type FormContext = ReturnType<typeof useForm>

/** A new document's form from its first save until the document's own form is loaded. */
export type CreatedForm = {
  readonly collection: string
  /** Tells this form from another one of the same collection. */
  readonly form: FormContext['getFields']
  /** The fields as they were saved. */
  readonly saved: FormState
  /** The fields as they are now. */
  readonly typedFields: FormState
  readonly focus?: FormFocus | undefined
}

let createdForm: CreatedForm | null = null

export const readCreatedForm = (): CreatedForm | null => createdForm

export const setCreatedForm = (form: CreatedForm | null): void => {
  createdForm = form
}
