import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly role: 'alert' | 'status'
  readonly children: ReactNode
  /** Where the reader can go on, as text and address. */
  readonly links: readonly (readonly [text: string, href: string])[]
}

/** Says that a mailed link was used, or why it does not work. */
export const LinkMessage = ({ title, role, children, links }: Props) => (
  <div className="staff-form">
    <h1>{title}</h1>
    <p role={role}>{children}</p>
    {links.map(([text, href]) => (
      <p key={href}>
        <a href={href}>{text}</a>
      </p>
    ))}
  </div>
)
