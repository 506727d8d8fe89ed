import path from 'node:path'
import type { TextFieldServerProps } from 'payload'
import { shippedMappings } from '@/src/services/stock/mapping-files'
import { ShippedSelect } from './shipped-select'

/** The `mapping_name` field of a feed: a choice of the built-in mappings by label. */
export const ShippedField = async ({
  field,
  path: place,
  readOnly,
}: TextFieldServerProps & { readonly readOnly?: boolean }) => {
  const { label } = field
  const description = field.admin?.description
  const mappings = await shippedMappings(path.resolve('.'))
  return (
    <ShippedSelect
      path={place}
      label={typeof label === 'string' ? label : field.name}
      description={typeof description === 'string' ? description : ''}
      options={mappings.map((one) => ({ name: one.name, label: one.label }))}
      readOnly={readOnly === true}
    />
  )
}
