import type { ComponentProps } from 'react'
import './controls.css'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** The panel's field of several lines; its label is beside it. */
export const TextArea = ({ onChange, ...native }: Props) => (
  <textarea {...native} className="panel-control" onChange={({ target }) => onChange(target.value)} />
)
