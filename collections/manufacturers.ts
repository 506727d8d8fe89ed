import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload'
import { picture } from './shared/pictures'
import { pictureColumn } from './shared/list-columns'
import { ownSlug, slugField } from './shared/slug'
import { tenantOwned } from './shared/tenant-owned'
import { keptVersions } from './shared/preview'

/** A model is always somebody's: whoever still has models stays. */
const keepWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'models',
    where: { manufacturer: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const models = totalDocs === 1 ? 'one model' : `${String(totalDocs)} models`
  throw new APIError(
    `This manufacturer has ${models}. Delete those first, or give them another manufacturer.`,
    409,
    null,
    true,
  )
}

/** D§3 Manufacturer list entry (MOD-06). */
export const manufacturers: CollectionConfig = tenantOwned(
  {
    slug: 'manufacturers',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'picture', 'slug', 'updatedAt'],
      description: 'Who makes the models that have a page on your site.',
    },
    defaultSort: 'name',
    versions: keptVersions,
    indexes: [{ fields: ['tenant', 'slug'], unique: true }],
    hooks: { beforeValidate: [ownSlug('name')], beforeDelete: [keepWhileInUse] },
    fields: [
      pictureColumn('logo', 'logo_url'),
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'As stock feeds write it, such as Chery: the model pages find their stock by it.' },
      },
      slugField('Empty: made from the name.'),
      ...picture(
        'logo',
        'logo_url',
        'Shows on the pages of its models. Default: the maker’s mark, or its first letter.',
      ),
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
