'use client'

import { useEffect, useRef } from 'react'
import { fillOnSubmit, type FillOptions } from './fill-on-submit'

/** Placed in a plain form, which it completes by script; without script the form is sent as it is. */
export const FormFiller = ({ botCheck, addsVisit }: FillOptions) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    return form && box.current ? fillOnSubmit(form, box.current, { botCheck, addsVisit }) : undefined
  }, [botCheck, addsVisit])
  return <div ref={box} className="empty:hidden" />
}
