'use client'

import { FieldDescription, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { Schematic } from './schematic'
import { emptyShapes, schematics, type SchematicName, type Shape } from './schematics'
import './layout-choice.css'

type Props = SelectFieldClientProps & {
  /** The group of schematics, one for each option. */
  readonly layouts?: SchematicName
  /** Addresses of images by option, instead of schematics. */
  readonly images?: Readonly<Record<string, string>>
  /** Label of the choice of none, where the field is optional. */
  readonly emptyLabel?: string
}

type Option = { readonly value: string; readonly label: string }

const toOption = (option: Props['field']['options'][number]): Option =>
  typeof option === 'string'
    ? { value: option, label: option }
    : { value: option.value, label: typeof option.label === 'string' ? option.label : option.value }

/** A choice of layouts with a picture of each, as radio buttons: the arrow keys move through them. */
export const LayoutChoiceField = ({ field, path, readOnly, layouts, images = {}, emptyLabel }: Props) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const shapes: Readonly<Record<string, readonly Shape[]>> = layouts ? schematics[layouts] : {}
  const empty = emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <fieldset className="field-type layout-choice" id={id} aria-describedby={`${id}-help`}>
      <legend className="field-label">
        {typeof field.label === 'string' ? field.label : field.name}
        {field.required === true && <span className="required"> *</span>}
      </legend>
      <div className="layout-choice__options">
        {[...empty, ...field.options.map(toOption)].map((option) => (
          <label key={option.value} className="layout-choice__option">
            <input
              type="radio"
              name={path}
              value={option.value}
              checked={(value ?? '') === option.value}
              disabled={readOnly === true || disabled}
              onChange={() => setValue(option.value === '' ? null : option.value)}
            />
            {images[option.value] ? (
              <img src={images[option.value]} alt="" width={320} height={200} loading="lazy" className="schematic" />
            ) : (
              <Schematic shapes={shapes[option.value] ?? emptyShapes[layouts ? 'layout' : 'image']} />
            )}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {showError && (
        <p role="alert" className="layout-choice__problem">
          {errorMessage}
        </p>
      )}
      <div id={`${id}-help`}>
        <FieldDescription description={field.admin?.description ?? ''} path={path} />
      </div>
    </fieldset>
  )
}
