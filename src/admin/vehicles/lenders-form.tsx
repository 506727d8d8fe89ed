'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { firstLenderProblem } from '@/src/domain/panel/part-problems'
import { lenderLabelOf, type OwnLender } from '@/src/domain/finance/lender-label'
import { PartFrame, toPartValue } from './part-field'
import { PartInputs } from './part-inputs'
import { useVehicleKind } from './use-vehicle-kind'
import '@/src/admin/ui/controls.css'

const MAX_NAME_CHARS = 60

/** Adds a lender by the name that the finance settings use. */
const AddLender = ({ names, onAdd }: { readonly names: readonly string[]; readonly onAdd: (name: string) => void }) => {
  const id = useId()
  const [name, setName] = useState('')
  const trimmed = name.trim()
  const isTaken = names.includes(trimmed)
  return (
    <div className="part-field__bar">
      <div>
        <label htmlFor={id}>Lender’s name, as in your finance settings</label>
        <div className="part-inputs__control">
          <input
            id={id}
            type="text"
            className="panel-control"
            maxLength={MAX_NAME_CHARS}
            value={name}
            aria-invalid={isTaken}
            aria-describedby={isTaken ? `${id}-problem` : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        {isTaken && (
          <p id={`${id}-problem`} role="alert" className="part-inputs__problem">
            This lender is already in the list.
          </p>
        )}
      </div>
      <button
        type="button"
        className="panel-small-button"
        disabled={trimmed === '' || isTaken}
        onClick={() => {
          onAdd(trimmed)
          setName('')
        }}
      >
        Add lender
      </button>
    </div>
  )
}

type Props = JSONFieldClientProps & { readonly own?: OwnLender }

/** The lenders' examples of a vehicle, each with its own inputs (STF-02). */
export const LendersForm = ({ field, path, readOnly, own }: Props) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: (current) => firstLenderProblem(current, own) ?? true,
  })
  const vehicle = useVehicleKind()
  const lenders = toPartValue(value)
  const isLocked = readOnly === true || disabled
  const setLenders = (next: Readonly<Record<string, unknown>>): void =>
    setValue(Object.keys(next).length === 0 ? null : next)
  return (
    <PartFrame id={`field-${path}`} field={field} problem={showError ? errorMessage : undefined}>
      {Object.entries(lenders).map(([name, lender]) => (
        <fieldset key={name} className="part-field__lender">
          <legend>{lenderLabelOf(name, own)}</legend>
          <PartInputs
            part="lender"
            id={`field-${path}-${name.replaceAll(/\s/g, '-')}`}
            vehicle={vehicle}
            value={toPartValue(lender)}
            isLocked={isLocked}
            onChange={(next) => setLenders({ ...lenders, [name]: next ?? {} })}
          />
          {!isLocked && (
            <div className="part-field__bar">
              <button
                type="button"
                className="panel-small-button"
                onClick={() => {
                  const { [name]: _removed, ...others } = lenders
                  setLenders(others)
                }}
              >
                Remove {lenderLabelOf(name, own)}
              </button>
            </div>
          )}
        </fieldset>
      ))}
      {!isLocked && <AddLender names={Object.keys(lenders)} onAdd={(name) => setLenders({ ...lenders, [name]: {} })} />}
    </PartFrame>
  )
}
