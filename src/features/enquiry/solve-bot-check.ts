import { type BotChallenge, solveChallenge } from '@/src/domain/leads/bot-challenge'

type Turnstile = {
  render(
    box: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'error-callback': () => void },
  ): string
}

const TURNSTILE_SCRIPT_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const loadTurnstile = (): Promise<Turnstile | undefined> =>
  new Promise((resolve) => {
    const findTurnstile = (): Turnstile | undefined => (window as Window & { turnstile?: Turnstile }).turnstile
    if (findTurnstile()) return resolve(findTurnstile())
    const tag = document.createElement('script')
    tag.src = TURNSTILE_SCRIPT_URL
    tag.onload = () => resolve(findTurnstile())
    tag.onerror = () => resolve(undefined)
    document.head.append(tag)
  })

const runTurnstile = async (site_key: string, box: HTMLElement): Promise<string> => {
  const turnstile = await loadTurnstile()
  if (!turnstile) return ''
  box.replaceChildren()
  return new Promise((resolve) => {
    turnstile.render(box, { sitekey: site_key, callback: resolve, 'error-callback': () => resolve('') })
  })
}

/**
 * Solves the bot check (LEAD-10). Returns an empty string on failure: the form is sent all the same. `box` is where a
 * provider may show its widget.
 */
export const solveBotCheck = async (box: HTMLElement): Promise<string> => {
  try {
    const response = await fetch('/api/bot-check', { signal: AbortSignal.timeout(5000) })
    if (!response.ok) return ''
    const challenge = (await response.json()) as BotChallenge
    if (challenge.kind === 'turnstile') return await runTurnstile(challenge.site_key, box)
    return (await solveChallenge(challenge)) ?? ''
  } catch (error) {
    console.warn('The bot check failed:', error)
    return ''
  }
}
