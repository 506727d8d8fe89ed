export type Choice = { readonly id: string | undefined; readonly name: string }

/** More names than this help nobody: typing on does. */
export const shownAtMost = 50

type Props = {
  readonly id: string
  readonly choices: readonly Choice[]
  /** How many tenants fit what was typed, shown or not. */
  readonly total: number
  readonly at: number
  readonly chosen: string | undefined
  readonly onChoose: (one: Choice) => void
}

const summary = (total: number): string => {
  if (total === 0) return 'No tenant of that name.'
  return total > shownAtMost
    ? `${total} tenants; type more of the name.`
    : `${total} ${total === 1 ? 'tenant' : 'tenants'}`
}

/** The names under the box, and how many there are. */
export const SelectorList = ({ id, choices, total, at, chosen, onChoose }: Props) => (
  <div className="tenant-choice__popup">
    <ul id={`${id}-list`} role="listbox" aria-label="Tenants">
      {choices.map((one, index) => (
        <li
          key={one.id ?? ''}
          id={`${id}-${index}`}
          role="option"
          aria-selected={one.id === chosen}
          data-at={index === at}
          ref={(element) => {
            if (index === at) element?.scrollIntoView({ block: 'nearest' })
          }}
          // The box would lose the focus, and close the list, before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          {one.name}
        </li>
      ))}
    </ul>
    <p role="status">{summary(total)}</p>
  </div>
)
