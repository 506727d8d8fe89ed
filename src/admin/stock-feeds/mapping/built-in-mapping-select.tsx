'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import './mapping.css'
import { Select } from '@/src/admin/ui/select'

type Props = {
  readonly path: string
  readonly label: string
  readonly description: string
  readonly options: readonly { readonly name: string; readonly label: string }[]
  readonly readOnly: boolean
}

export const BuiltInMappingSelect = ({ path, label, description, options, readOnly }: Props) => {
  const { value, setValue, disabled } = useField<string | null>({ potentiallyStalePath: path })
  return (
    <div className="mapping field-type">
      <FieldLabel label={label} path={path} />
      <div>
        <Select
          id={`field-${path}`}
          value={value ?? ''}
          emptyLabel="Detect from the file’s header"
          options={options.map((option) => [option.name, option.label])}
          unknownLabel={(name) => `${name} (no longer available)`}
          disabled={readOnly || disabled}
          onChange={(name) => setValue(name === '' ? null : name)}
        />
      </div>
      <p className="mapping__help">{description}</p>
    </div>
  )
}
