'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'

type Won = { readonly prize: string; readonly sentTo: string; readonly index: number }
type Answer = Partial<Won> & { readonly message?: string; readonly errors?: Readonly<Record<string, string>> }

/** Full turns before the wheel stops at the prize. */
const turns = 5 * 360
const seconds = 4

const stripes = ['var(--color-accent)', 'var(--color-surface-alt)'] as const

const discOf = (count: number): string => {
  const part = 360 / count
  const slices = Array.from({ length: count }, (_, index) => {
    // With an odd number of slices the last and the first would have the same colour.
    const colour = count % 2 === 1 && index === count - 1 ? 'var(--color-border-strong)' : stripes[index % 2]
    return `${colour ?? ''} ${String(index * part)}deg ${String((index + 1) * part)}deg`
  })
  return `conic-gradient(${slices.join(', ')})`
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Submits the form; never rejects. */
const ask = async (form: HTMLFormElement): Promise<Answer> => {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const headers = { accept: 'application/json' }
    const response = await fetch(form.action, { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) })
    return (await response.json()) as Answer
  } catch {
    return { message: 'An error occurred when submitting this form' }
  }
}

const problemOf = ({ message, errors }: Answer): string =>
  [message, ...Object.values(errors ?? {})].filter(Boolean).join(' ') || 'An unexpected error occured'

/**
 * The prize wheel (RSV-05). The server draws the prize before the wheel turns. The form in it also works without
 * script; with reduced motion the prize is shown at once.
 */
export const Wheel = ({ prizes, children }: { prizes: readonly string[]; children: ReactNode }) => {
  const [angle, setAngle] = useState(0)
  const [won, setWon] = useState<Won>()
  const [problem, setProblem] = useState('')
  const busy = useRef(false)
  const top = useRef<HTMLDivElement>(null)

  const land = ({ prize = '', sentTo = '', index = 0 }: Partial<Won>): void => {
    // The form disappears when the prize is shown, which would leave the reader at the foot of the page.
    top.current?.scrollIntoView({ block: 'start' })
    const part = 360 / prizes.length
    setAngle(turns + 360 - (index + 0.5) * part)
    setTimeout(() => setWon({ prize, sentTo, index }), calm() ? 0 : seconds * 1000)
  }

  const onSubmit = async (event: FormEvent<HTMLDivElement>): Promise<void> => {
    event.preventDefault()
    if (busy.current || !(event.target instanceof HTMLFormElement)) return
    busy.current = true
    setProblem('')
    const answer = await ask(event.target)
    if (answer.prize !== undefined) return land(answer)
    busy.current = false
    setProblem(problemOf(answer))
  }

  return (
    <div ref={top} className="grid scroll-mt-28 gap-6" onSubmit={(event) => void onSubmit(event)}>
      <div aria-hidden className="relative mx-auto size-64 sm:size-80">
        <div
          className="border-border-strong size-full rounded-full border-4 ease-out motion-safe:transition-transform"
          style={{
            background: discOf(prizes.length),
            transform: `rotate(${String(angle)}deg)`,
            transitionDuration: `${String(seconds)}s`,
          }}
        />
        <span className="border-t-ink absolute -top-2 left-1/2 -translate-x-1/2 border-x-[0.75rem] border-t-[1.5rem] border-x-transparent" />
      </div>
      <div role="status" className="empty:hidden">
        {won && (
          <p className="text-lg">
            You won: <strong>{won.prize}</strong>. We sent the code to show us to your {won.sentTo}.
          </p>
        )}
      </div>
      <div role="alert" className="text-problem font-semibold empty:hidden">
        {problem}
      </div>
      {!won && children}
    </div>
  )
}
