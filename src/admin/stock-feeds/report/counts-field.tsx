'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { Counts } from '../counts'

const isCounts = (value: unknown): value is Record<string, number> => typeof value === 'object' && value !== null

/** The numbers of an import, updated while it runs. */
export const CountsField = ({ path }: JSONFieldClientProps) => {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  return (
    <section className="field-type" aria-label="Numbers">
      {isCounts(value) ? <Counts counts={value} /> : <p>No rows were read.</p>}
    </section>
  )
}
