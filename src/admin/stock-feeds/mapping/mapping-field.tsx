import path from 'node:path'
import type { JSONFieldServerProps } from 'payload'
import { loadBuiltInMappings } from '@/src/services/stock/mapping-files'
import { MappingEditor } from './mapping-editor'

/** The `mapping` field of a feed. Loads the built-in mappings that a new one can start from. */
export const MappingField = async ({
  field,
  path: fieldPath,
  readOnly,
}: JSONFieldServerProps & { readonly readOnly?: boolean }) => {
  const description = field.admin?.description
  return (
    <MappingEditor
      path={fieldPath}
      description={typeof description === 'string' ? description : ''}
      builtInMappings={await loadBuiltInMappings(path.resolve('.'))}
      readOnly={readOnly === true}
    />
  )
}
