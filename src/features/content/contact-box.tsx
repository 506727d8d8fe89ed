import type { ReactNode } from 'react'
import { formatPhone, telHref } from '@/src/domain/phone'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'

type Props = {
  title: string
  text: string
  phone: string | undefined
  /** The action that matters most here, above the call. */
  children?: ReactNode
}

/** A box beside a text with the ways to reach the dealer. */
export const ContactBox = ({ title, text, phone, children }: Props) => (
  <div className="contact-box">
    <h2 className="text-lg">{title}</h2>
    <p className="text-muted">{text}</p>
    {children}
    {phone && (
      <a href={telHref(phone)} className={button('secondary', 'lg', 'tabular-nums')}>
        <Icon name="phone" className="size-5" />
        Call {formatPhone(phone)}
      </a>
    )}
  </div>
)
