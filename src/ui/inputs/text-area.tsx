import type { ComponentProps } from 'react'
import { descriptionOf, FieldFrame, type FieldFrameProps } from './field-frame'

type Props = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A field of several lines with its label, hint and error. */
export const TextArea = ({ id, label, labelMore, hint, error, ...native }: Props) => {
  const frame = { id, label, labelMore, hint, error }
  return (
    <FieldFrame {...frame}>
      <textarea {...native} id={id} className="input" {...descriptionOf(frame)} />
    </FieldFrame>
  )
}
