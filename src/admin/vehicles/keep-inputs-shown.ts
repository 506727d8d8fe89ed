import type { FormState } from 'payload'
import { listInputsToKeep } from '@/src/domain/panel/shown-inputs'
import { vehicleFieldEntries } from '@/src/domain/stock/fields'

const inputsOfSomeKinds: readonly string[] = vehicleFieldEntries.flatMap(([name, { appliesTo }]) =>
  appliesTo === undefined ? [] : [name],
)

/** Corrects the new state of a vehicle's form, so that no input disappears while its value is being cleared. */
export const keepInputsShown = (before: FormState, after: FormState): FormState => {
  const corrected = listInputsToKeep(before, inputsOfSomeKinds).flatMap((name) => {
    const state = after[name]
    return state === undefined ? [] : [[name, { ...state, passesCondition: true }] as const]
  })
  return { ...after, ...Object.fromEntries(corrected) }
}
