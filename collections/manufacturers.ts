import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { imageColumn } from '@/src/cms/fields/list-columns'
import { fillUniqueSlug, generatedSlugField } from '@/src/cms/fields/generated-slug'
import { idOf } from '@/src/domain/content/id-of'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { isTrashing } from '@/src/domain/content/trash'
import { versionHistory } from '@/src/cms/documents/preview'

const countModels = async (req: PayloadRequest, id: unknown, trash: boolean): Promise<number> => {
  const where = { manufacturer: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'models', where, trash, overrideAccess: true, req })
  return totalDocs
}

const refuseInUse = (count: number, remedy: string): never => {
  const models = count === 1 ? 'one model' : `${String(count)} models`
  throw new APIError(`This manufacturer has ${models}${remedy}`, 409, null, true)
}

/**
 * Refuses to delete a manufacturer that has models. Models in the trash count too: they could not be restored without
 * it.
 */
const refuseDeleteInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const liveModels = await countModels(req, id, false)
  if (liveModels > 0) refuseInUse(liveModels, '. Delete them or change their manufacturer first.')
  const allModels = await countModels(req, id, true)
  if (allModels > 0) refuseInUse(allModels, ' in the trash. Delete them permanently first.')
}

/** Refuses to trash a manufacturer that has models outside the trash. Models in the trash can be restored with it. */
const refuseTrashInUse: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!isTrashing(data, originalDoc)) return data
  const liveModels = await countModels(req, idOf(originalDoc), false)
  if (liveModels > 0) refuseInUse(liveModels, '. Delete them or change their manufacturer first.')
  return data
}

/** Manufacturers of the models that have a page (MOD-06). */
export const manufacturers = tenantOwned(
  {
    slug: 'manufacturers',
    trash: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'thumbnail', 'slug', 'updatedAt'],
      description: 'Manufacturers of the models on your site.',
    },
    defaultSort: 'name',
    versions: versionHistory,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: [fillUniqueSlug('name'), refuseTrashInUse], beforeDelete: [refuseDeleteInUse] },
    fields: [
      imageColumn('logo', 'logo_url'),
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'Spelled as in your stock feed, such as Chery. Model pages use it to find their stock.' },
      },
      generatedSlugField('Leave empty to create it from the name.'),
      ...imageOrUrlFields(
        'logo',
        'logo_url',
        'Shown on the pages of its models. Default: the make’s logo, or its first letter.',
      ),
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: false,
    exported: true,
    menu: { group: 'Brand and models', order: 2, roles: editorsAndViewers },
  },
)
