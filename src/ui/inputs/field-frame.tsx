import type { ReactNode } from 'react'

export type FieldFrameProps = {
  id: string
  label: string
  /** Added to the label for screen readers only, to distinguish two fields with the same label. */
  labelMore?: string | undefined
  hint?: string | undefined
  /** The error message. The entered value stays in the field. */
  error?: string | undefined
}

/** Returns the attributes that link a control to the hint and the error of its frame. */
export const descriptionOf = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) => ({
  'aria-invalid': Boolean(error) || undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** The error under a field. */
export const FieldError = ({ id, error }: Pick<FieldFrameProps, 'id' | 'error'>) =>
  error && (
    <p id={`${id}-error`} role="alert" className="field-error">
      {error}
    </p>
  )

/** The label of a control, and below it the hint and the error (`inputs.css`). */
export const FieldFrame = (props: FieldFrameProps & { className?: string; children: ReactNode }) => {
  const { id, label, labelMore, hint, className = 'field', children } = props
  return (
    <div className={className}>
      <label htmlFor={id}>
        {label}
        {labelMore && <span className="sr-only"> {labelMore}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError {...props} />
    </div>
  )
}
