import { useState, type RefObject } from 'react'
import { proofFor } from './proof'

/** Bot check of a form that is submitted by script (LEAD-10). */
export const useProof = (wanted: boolean, box: RefObject<HTMLDivElement | null>) => {
  const [{ begin, renew, solution }] = useState(() => proofFor(wanted, () => box.current))
  return {
    begin,
    renew,
    solution: async (): Promise<Readonly<Record<string, string>>> => {
      const found = await solution()
      return found === '' ? {} : { bot_check: found }
    },
  }
}
