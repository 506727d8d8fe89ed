import type { Config } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'

type SchemaStep = NonNullable<NonNullable<Config['typescript']>['schema']>[number]

/**
 * Adds two types to `payload-types.ts`: the collections that pages may read, and those with a preview. The compiler then
 * refuses a page that reads any other collection, and a preview that no page renders.
 */
export const addDeclaredTypes: SchemaStep = ({ config, jsonSchema }) => {
  const declared = config.collections.map((one) => ({ slug: one.slug, ...declarationOf(one) }))
  const toEnum = (all: typeof declared) => ({ type: 'string' as const, enum: all.map(({ slug }) => slug) })
  const types = {
    publicCollection: toEnum(declared.filter((one) => one.public)),
    previewCollection: toEnum(declared.filter((one) => one.preview)),
  }
  return {
    ...jsonSchema,
    properties: { ...jsonSchema.properties, ...types },
    required: [...(Array.isArray(jsonSchema.required) ? jsonSchema.required : []), ...Object.keys(types)],
  }
}
