import type { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'

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
  /** Id of the focused input, and where the cursor is in it. */
  readonly focus?: { readonly input: string; readonly start: number | null; readonly end: number | null } | undefined
}

let createdForm: CreatedForm | null = null

export const readCreatedForm = (): CreatedForm | null => createdForm

export const setCreatedForm = (form: CreatedForm | null): void => {
  createdForm = form
}
