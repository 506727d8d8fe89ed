import { useState, type RefObject } from 'react'
import { createBotCheck } from './bot-check'

/** Bot check of a form that is submitted by script (LEAD-10). */
export const useBotCheck = (enabled: boolean, box: RefObject<HTMLDivElement | null>) => {
  const [{ begin, renew, solution }] = useState(() => createBotCheck(enabled, () => box.current))
  return {
    begin,
    renew,
    solution: async (): Promise<Readonly<Record<string, string>>> => {
      const token = await solution()
      return token === '' ? {} : { bot_check: token }
    },
  }
}
