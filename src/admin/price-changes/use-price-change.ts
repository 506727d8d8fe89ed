import { useEffect, useMemo, useState } from 'react'
import { readRequest } from '@/src/domain/stock/price-change/request'
import {
  emptyInput,
  type InputName,
  type InputProblems,
  isFilterInput,
  type PriceChangeInput,
} from '@/src/domain/stock/price-change/input'
import { readTickedVehicles } from './ticked-vehicles'

export type PriceChangeForm = {
  readonly input: PriceChangeInput
  /** Problems of the inputs that staff have left, or that the server found. */
  readonly problems: InputProblems
  readonly change: (name: InputName, value: string) => void
  /** Called when an input is left: from then on it says what is wrong with it. */
  readonly leave: (name: InputName) => void
  /** Shows the problems of all inputs of a step, and returns whether it has none. */
  readonly check: (step: 'vehicles' | 'change') => boolean
  readonly showProblems: (problems: InputProblems) => void
}

const isOf = (step: 'vehicles' | 'change', name: InputName): boolean => isFilterInput(name) === (step === 'vehicles')

/** Focuses the first input that is wrong, once its message is rendered. */
const focusFirstProblem = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.price-changes [aria-invalid="true"]')?.focus())
}

/** The inputs of a price change and their problems, which follow the same rules as the server's. */
export const usePriceChange = (timezone: string): PriceChangeForm => {
  const [input, setInput] = useState<PriceChangeInput>(emptyInput)
  useEffect(() => {
    const vehicles = readTickedVehicles()
    if (vehicles !== '') setInput((before) => ({ ...before, vehicles }))
  }, [])
  const [left, setLeft] = useState<ReadonlySet<InputName>>(new Set())
  const [refused, setRefused] = useState<InputProblems>({})
  const all = useMemo(() => readRequest(input, { now: new Date(), timezone }).problems, [input, timezone])
  const entries = Object.entries({ ...all, ...refused }) as readonly (readonly [InputName, string])[]
  const leave = (...names: readonly InputName[]) => setLeft((before) => new Set([...before, ...names]))
  return {
    input,
    problems: Object.fromEntries(entries.filter(([name]) => left.has(name) || refused[name] !== undefined)),
    change: (name, value) => {
      // Another make has other models.
      setInput((before) => ({ ...before, ...(name === 'make' && { model: '' }), [name]: value }))
      setRefused({})
    },
    leave,
    check: (step) => {
      const wrong = entries.map(([name]) => name).filter((name) => isOf(step, name))
      leave(...wrong)
      if (wrong.length > 0) focusFirstProblem()
      return wrong.length === 0
    },
    showProblems: (problems) => {
      setRefused(problems)
      focusFirstProblem()
    },
  }
}
