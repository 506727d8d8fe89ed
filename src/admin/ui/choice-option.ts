/** Some browsers answer with a promise, which React would take for a cleanup. */
export const scrollIntoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' })
}

type Option = {
  /** The id of the combobox's input. */
  readonly id: string
  readonly index: number
  /** True for the option that Enter would choose. */
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly className?: string
  readonly onChoose: () => void
}

/** The props of an option in the list of a `ComboboxInput`, which keeps the focus. */
export const optionProps = ({ id, index, isActive, isSelected, className = '', onChoose }: Option) => ({
  id: `${id}-${String(index)}`,
  role: 'option',
  'aria-selected': isSelected,
  'data-active': isActive,
  className: `choice-list__option ${className}`,
  ref: isActive ? scrollIntoView : null,
  // Otherwise the input would lose the focus and close the list before the click.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  onClick: onChoose,
})
