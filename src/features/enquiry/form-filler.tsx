'use client'

import { useEffect, useRef } from 'react'
import { fillAtSubmit, type Filled } from './fill-at-submit'

/** Placed in a plain form, which it completes by script; without script the form is sent as it is. */
export const FormFiller = ({ botCheck, visited }: Filled) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    return form && box.current ? fillAtSubmit(form, box.current, { botCheck, visited }) : undefined
  }, [botCheck, visited])
  return <div ref={box} className="empty:hidden" />
}
