'use client'

import { useState, type ReactNode } from 'react'
import { formatPhone, maskPhone, telHref } from '@/src/domain/phone'

/**
 * A phone number to call. A masked one shows its first five characters: the first press reveals it, the next one calls
 * (VDP-12). Without script a press calls at once.
 */
export const PhoneLink = ({
  phone,
  masked,
  className,
  children,
}: {
  phone: string
  masked: boolean
  className: string
  children?: ReactNode
}) => {
  const [revealed, setRevealed] = useState(!masked)
  return (
    <a
      href={telHref(phone)}
      className={className}
      onClick={(event) => {
        if (revealed) return
        event.preventDefault()
        setRevealed(true)
      }}
    >
      {children}
      <span className="font-normal tabular-nums" aria-live="polite">
        {revealed ? formatPhone(phone) : maskPhone(phone)}
      </span>
      {!revealed && <span className="sr-only">, show the full number</span>}
    </a>
  )
}
