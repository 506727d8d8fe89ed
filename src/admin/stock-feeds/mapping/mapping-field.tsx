import path from 'node:path'
import type { JSONFieldServerProps } from 'payload'
import { shippedMappings } from '@/src/services/stock/mapping-files'
import { MappingEditor } from './mapping-editor'

/** The `mapping` field of a feed. Loads the built-in mappings that a new one can start from. */
export const MappingField = async ({
  field,
  path: place,
  readOnly,
}: JSONFieldServerProps & { readonly readOnly?: boolean }) => {
  const description = field.admin?.description
  return (
    <MappingEditor
      path={place}
      description={typeof description === 'string' ? description : ''}
      shipped={await shippedMappings(path.resolve('.'))}
      readOnly={readOnly === true}
    />
  )
}
