import type { MouseEvent } from 'react'

type Props = {
  /** The id of the element behind the skipped part, which can take the focus. */
  readonly to: string
  readonly children: string
}

/**
 * Leads keyboard users past a part with many stops; visible while it has the focus. With script it moves the focus only:
 * the address stays that of the page.
 */
export const SkipPast = ({ to, children }: Props) => {
  const handleClick = (event: MouseEvent): void => {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <a href={`#${to}`} className="skip-past" onClick={handleClick}>
      {children}
    </a>
  )
}
