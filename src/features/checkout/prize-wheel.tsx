'use client'

import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { classNames } from '@/src/ui/class-names'
import { sendFailureText } from '@/src/shared/send-failure'
import { SpinForm, type SpinFormProps } from './spin-form'

type PrizeResult = { readonly prize: string; readonly claim: string; readonly index: number }
type Problem = Pick<SpinFormProps, 'message' | 'errors'>
type SpinResponse = Partial<PrizeResult> & Partial<Problem>

/** Full turns before the wheel stops at the prize. */
const FULL_TURNS_DEGREES = 5 * 360
const SPIN_SECONDS = 4

/** Colours of the slices, with those of their text. */
const sliceColours = [
  ['var(--color-accent)', 'var(--color-on-accent)'],
  ['var(--color-surface-alt)', 'var(--color-ink)'],
  ['var(--color-ink)', 'var(--color-surface)'],
] as const

/** With an odd number of slices the last and the first would have the same colour. */
const coloursOf = (index: number, count: number) =>
  sliceColours[count % 2 === 1 && index === count - 1 ? 2 : index % 2 === 0 ? 0 : 1]

const wheelGradient = (count: number): string => {
  const sliceAngle = 360 / count
  const slices = Array.from(
    { length: count },
    (_, index) =>
      `${coloursOf(index, count)[0]} ${String(index * sliceAngle)}deg ${String((index + 1) * sliceAngle)}deg`,
  )
  return `conic-gradient(${slices.join(', ')})`
}

/** The names of the prizes from the middle of the wheel outwards. Those on its left half would be upside down. */
const SliceNames = ({ prizes }: { prizes: readonly string[] }) =>
  prizes.map((name, index) => {
    const degrees = ((index + 0.5) * 360) / prizes.length
    return (
      <span
        key={index}
        className="absolute top-1/2 left-1/2 -mt-5 flex h-10 w-1/2 origin-left items-center justify-end pr-3 pl-8"
        style={{ rotate: `${String(degrees - 90)}deg`, color: coloursOf(index, prizes.length)[1] }}
      >
        <span
          className={classNames(
            'line-clamp-2 text-sm leading-tight font-semibold',
            degrees > 180 ? 'rotate-180' : 'text-right',
          )}
        >
          {name}
        </span>
      </span>
    )
  })

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Submits the form; never rejects. */
const submitSpin = async (form: HTMLFormElement): Promise<SpinResponse> => {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const headers = { accept: 'application/json' }
    const response = await fetch(form.action, { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) })
    return (await response.json()) as SpinResponse
  } catch (error) {
    return { message: sendFailureText(error, 'An error occurred when submitting this form') }
  }
}

const problemOf = ({ message, errors = {} }: SpinResponse): Problem =>
  message === undefined && Object.keys(errors).length === 0
    ? { message: 'An unexpected error occurred', errors }
    : { message, errors }

/**
 * The prize wheel (RSV-05). The server draws the prize before the wheel turns. The form in it also works without
 * script; with reduced motion the prize is shown at once.
 */
export const PrizeWheel = ({ prizes, form }: { prizes: readonly string[]; form: SpinFormProps }) => {
  const [angle, setAngle] = useState(0)
  const [result, setResult] = useState<PrizeResult>()
  const [problem, setProblem] = useState<Problem>(form)
  const [busy, setBusy] = useState(false)
  const top = useRef<HTMLDivElement>(null)

  const showPrize = ({ prize = '', claim = '', index = 0 }: Partial<PrizeResult>): void => {
    // The form disappears when the prize is shown, which would leave the reader at the foot of the page.
    top.current?.scrollIntoView({ block: 'start' })
    const sliceAngle = 360 / prizes.length
    setAngle(FULL_TURNS_DEGREES + 360 - (index + 0.5) * sliceAngle)
    setTimeout(() => setResult({ prize, claim, index }), prefersReducedMotion() ? 0 : SPIN_SECONDS * 1000)
  }

  const onSubmit = async (event: FormEvent<HTMLDivElement>): Promise<void> => {
    event.preventDefault()
    if (busy || !(event.target instanceof HTMLFormElement)) return
    setBusy(true)
    // Errors of an earlier submission are no longer true of this one.
    setProblem({ message: undefined, errors: {} })
    const answer = await submitSpin(event.target)
    if (answer.prize !== undefined) return showPrize(answer)
    setBusy(false)
    setProblem(problemOf(answer))
  }
  // The list of errors takes the focus, as on the page that the form leads to without script.
  useLayoutEffect(() => {
    if (problem !== form) top.current?.querySelector<HTMLElement>('#problem')?.focus()
  }, [problem, form])

  return (
    <div ref={top} className="grid gap-6" onSubmit={(event) => void onSubmit(event)}>
      {/* The page lists the prizes for screen readers. */}
      <div aria-hidden className="relative mx-auto size-72 sm:size-88">
        <div
          className="border-border-strong relative size-full overflow-hidden rounded-full border-4 ease-out motion-safe:transition-transform"
          style={{
            background: wheelGradient(prizes.length),
            transform: `rotate(${String(angle)}deg)`,
            transitionDuration: `${String(SPIN_SECONDS)}s`,
          }}
        >
          <SliceNames prizes={prizes} />
        </div>
        <span className="border-t-ink absolute -top-2 left-1/2 -translate-x-1/2 border-x-[0.75rem] border-t-[1.5rem] border-x-transparent" />
      </div>
      <div role="status" className="empty:hidden">
        {result && (
          <p className="text-lg">
            You won: <strong>{result.prize}</strong>. {result.claim}
          </p>
        )}
      </div>
      {!result && <SpinForm {...form} {...problem} busy={busy} />}
    </div>
  )
}
