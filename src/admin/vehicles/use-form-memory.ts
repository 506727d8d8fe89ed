import { useForm } from '@payloadcms/ui'
import { useState } from 'react'

const values = new WeakMap<object, unknown>()

/**
 * State of a part of the form that stays when staff open another tab, which unmounts the part. It ends with the form.
 * A form can have one such part.
 */
export const useFormMemory = <Value>(): readonly [Value | undefined, (value: Value | undefined) => void] => {
  // Each form has its own reducer, whose dispatch function is the same in all renders.
  const { dispatchFields } = useForm()
  const [value, setValue] = useState(() => values.get(dispatchFields) as Value | undefined)
  const remember = (next: Value | undefined): void => {
    values.set(dispatchFields, next)
    setValue(next)
  }
  return [value, remember]
}
