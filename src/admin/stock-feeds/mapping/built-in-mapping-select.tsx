'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import './mapping.css'

type Props = {
  readonly path: string
  readonly label: string
  readonly description: string
  readonly options: readonly { readonly name: string; readonly label: string }[]
  readonly readOnly: boolean
}

export const BuiltInMappingSelect = ({ path, label, description, options, readOnly }: Props) => {
  const { value, setValue, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const chosen = value ?? ''
  const isKnown = chosen === '' || options.some(({ name }) => name === chosen)
  return (
    <div className="mapping field-type">
      <FieldLabel label={label} path={path} />
      <div>
        <select
          id={`field-${path}`}
          value={chosen}
          disabled={readOnly || disabled}
          onChange={(event) => setValue(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">Found by the file’s header</option>
          {!isKnown && <option value={chosen}>{chosen} (does not ship any more)</option>}
          {options.map((option) => (
            <option key={option.name} value={option.name}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <p className="mapping__help">{description}</p>
    </div>
  )
}
