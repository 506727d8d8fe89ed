import path from 'node:path'
import type { TextFieldServerProps } from 'payload'
import { loadBuiltInMappings } from '@/src/services/stock/mapping-files'
import { BuiltInMappingSelect } from './built-in-mapping-select'

/** The `mapping_name` field of a feed: a choice of the built-in mappings by label. */
export const BuiltInMappingField = async ({
  field,
  path: fieldPath,
  readOnly,
}: TextFieldServerProps & { readonly readOnly?: boolean }) => {
  const { label } = field
  const description = field.admin?.description
  const mappings = await loadBuiltInMappings(path.resolve('.'))
  return (
    <BuiltInMappingSelect
      path={fieldPath}
      label={typeof label === 'string' ? label : field.name}
      description={typeof description === 'string' ? description : ''}
      options={mappings.map((one) => ({ name: one.name, label: one.label }))}
      readOnly={readOnly === true}
    />
  )
}
