import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react'
import './controls.css'
import './choice-list.css'

/** The index that a key moves to, wrapping at both ends; undefined for other keys and in an empty list. */
export const nextIndex = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count
  return undefined
}

/** Takes the keys that `handle` reports as handled from the form and from a dialog around the field. */
export const takeKeys =
  (handle: (key: string) => boolean) =>
  (event: KeyboardEvent): void => {
    if (!handle(event.key)) return
    event.preventDefault()
    // Otherwise Escape would also close the dialog around the field.
    event.stopPropagation()
  }

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  readonly id: string
  readonly ref?: Ref<HTMLInputElement>
  readonly isOpen: boolean
  /** The position of the option that Enter would choose; undefined if Enter would choose no option. */
  readonly activeIndex: number | undefined
  readonly isInvalid: boolean | undefined
}

/** The input of a combobox, whose list has the id of the input with `-list`. The focus stays in it. */
export const ComboboxInput = ({ id, isOpen, activeIndex, isInvalid, className, ...rest }: Props) => (
  <input
    id={id}
    type="text"
    role="combobox"
    className={`panel-control ${className ?? ''}`}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    aria-expanded={isOpen}
    aria-controls={`${id}-list`}
    aria-autocomplete="list"
    aria-activedescendant={activeIndex === undefined ? undefined : `${id}-${String(activeIndex)}`}
    aria-invalid={isInvalid}
    {...rest}
  />
)
