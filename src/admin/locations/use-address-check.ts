import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { AddressCheck } from '@/src/domain/locations/address-check'
import { parseTypedNumber } from '@/src/domain/panel/typed-numbers'

/** Debounce of typing before the server is queried. */
const DEBOUNCE_MS = 400

const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const toNumber = (text: string): number | undefined => (text === '' ? undefined : parseTypedNumber(text))

/** The server's answer about an address, as the parameters of its request; undefined until there is one (LOC-10). */
export const useAddressAnswer = (query: string): AddressCheck | undefined => {
  const [check, setCheck] = useState<AddressCheck>()
  const values = new URLSearchParams(query)
  const isEmpty = !['city', 'postcode', 'lat'].some((name) => values.get(name))
  useEffect(() => {
    if (isEmpty) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<void> => {
      const result = await requestPanel<AddressCheck>(`locations/address?${query}`, { signal })
      // Without an answer the address and the pin are typed as before.
      if (!signal.aborted && result.ok) setCheck(result.body)
    }
    const timer = setTimeout(() => void load(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, isEmpty])
  return isEmpty ? undefined : check
}

/** The address and the pin in the form, and the server's answer about them. */
export const useAddressCheck = (group: string) => {
  const query = useFormFields(([fields]) => {
    const names = ['street', 'city', 'state', 'postcode', 'lat', 'long']
    return new URLSearchParams(names.map((name) => [name, toText(fields[`${group}${name}`]?.value)])).toString()
  })
  const check = useAddressAnswer(query)
  const values = new URLSearchParams(query)
  const [lat, lng] = [toNumber(values.get('lat') ?? ''), toNumber(values.get('long') ?? '')]
  return {
    check,
    suburb: values.get('city')?.trim() ?? '',
    pin: lat === undefined || lng === undefined ? undefined : { lat, lng },
  }
}
